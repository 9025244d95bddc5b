import { isQuantityEntry, nearestQuantity, parseQuantity, QUANTITY_MIN } from '@shop/domain/cart/cart';
import { useState } from 'react';
import { closeToastsOf, notify } from '@shop/design/toasts';
import { toastDurations } from '../../shared/toasts.ts';
import { cartMessages } from './cart.messages.ts';

/** Rapid taps at a limit show the last toast only. */
const group = 'quantity-entry';

/**
 * A quantity typed on the product page: whole, from 1 to 40 (specification, section 5). A refused entry stays in the
 * field until it is corrected: a part of it (`25` of `2.5`), or an earlier one, would be another quantity.
 */
export function useQuantityEntry() {
  const [text, setText] = useState(String(QUANTITY_MIN));
  const quantity = parseQuantity(text);

  const warn = (title: string) =>
    notify({ type: 'warning', title, duration: toastDurations.quantityWarning, place: 'top', group });
  const enter = (entry: string) => {
    setText(entry);
    if (isQuantityEntry(entry)) closeToastsOf(group);
    else warn(cartMessages.invalidQuantity);
  };
  return {
    /** The field's text; may be empty, or refused. */
    text,
    isAccepted: isQuantityEntry(text),
    /** Pieces; 1 while the text is none, where `mayAdd` refuses anyway. */
    quantity: quantity ?? QUANTITY_MIN,
    enter,
    /** One piece more or less, from no quantity to the nearest; beyond the limits there is a warning instead. */
    step: (by: 1 | -1) => {
      const to = String(quantity === undefined ? nearestQuantity(text) : quantity + by);
      if (isQuantityEntry(to)) enter(to);
      else warn(cartMessages.invalidQuantity);
    },
    /** Whether the quantity can be added; shows a toast if not. */
    mayAdd: () => {
      if (quantity === undefined)
        warn(text.trim() === '' ? cartMessages.quantityMissing : cartMessages.invalidQuantity);
      return quantity !== undefined;
    },
  };
}

export type QuantityEntry = ReturnType<typeof useQuantityEntry>;
