import { isQuantityEntry, parseQuantity, QUANTITY_MIN } from '@shop/domain/cart/quantity';
import { useState } from 'react';
import { notify } from '../../shared/ui/notify.ts';
import { toastDurations } from '../../shared/ui/toast-durations.ts';
import { cartMessages } from './cart.messages.ts';

/** Rapid taps at a limit show the last toast only. */
const group = 'quantity-entry';

export interface QuantityEntry {
  /** The field's text; may be empty while typing. */
  text: string;
  /** Pieces; 1 while the field is empty, where `mayAdd` refuses anyway. */
  quantity: number;
  enter: (text: string) => void;
  /** One piece more or less; beyond the limits the shopper is told instead. */
  step: (by: 1 | -1) => void;
  /** Whether the quantity can be added; shows a toast if not. */
  mayAdd: () => boolean;
}

/** A quantity typed on the product page: whole, from 1 to 40 (specification, section 5). */
export function useQuantityEntry(): QuantityEntry {
  const [text, setText] = useState(String(QUANTITY_MIN));
  const reading = parseQuantity(text);
  const enter = (entry: string) => {
    if (isQuantityEntry(entry)) return setText(entry.trim());
    notify({ type: 'warning', title: cartMessages.invalidQuantity, duration: toastDurations.quantityWarning, group });
  };

  return {
    text,
    quantity: reading.ok ? reading.quantity : QUANTITY_MIN,
    enter,
    step: (by) => enter(String(reading.ok ? reading.quantity + by : QUANTITY_MIN)),
    mayAdd: () => {
      if (!reading.ok)
        notify({ type: 'warning', title: cartMessages.quantityMissing, duration: toastDurations.quantityWarning });
      return reading.ok;
    },
  };
}
