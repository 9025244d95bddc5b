import { isQuantityEntry, parseQuantity, QUANTITY_MIN } from '@shop/domain/cart/cart';
import { useState } from 'react';
import { notify } from '@shop/design/toasts';
import { toastDurations } from '../../shared/toast-durations.ts';
import { cartMessages } from './cart.messages.ts';

/** Rapid taps at a limit show the last toast only. */
const group = 'quantity-entry';

export interface QuantityEntry {
  /** The field's text; may be empty, or refused, while typing. */
  text: string;
  isAccepted: boolean;
  /** Pieces; 1 while the field is empty, where `mayAdd` refuses anyway. */
  quantity: number;
  enter: (text: string) => void;
  /** The field is left: a refused entry is taken back. */
  leave: () => void;
  /** One piece more or less; beyond the limits there is a warning instead. */
  step: (by: 1 | -1) => void;
  /** Whether the quantity can be added; shows a toast if not, also at the press that ended a refused entry. */
  mayAdd: () => boolean;
}

/**
 * A quantity typed on the product page: whole, from 1 to 40 (specification, section 5). A refused entry stays in the
 * field while it is typed, since a part of it (`25` of `2.5`) would be another quantity; then it is taken back whole.
 */
export function useQuantityEntry(): QuantityEntry {
  const [text, setText] = useState(String(QUANTITY_MIN));
  /** What the field returns to. */
  const [accepted, setAccepted] = useState(text);
  const [wasRefused, setRefused] = useState(false);
  const reading = parseQuantity(text);
  const isAccepted = isQuantityEntry(text);

  const warn = (title: string) => notify({ type: 'warning', title, duration: toastDurations.quantityWarning, group });
  const enter = (entry: string) => {
    setText(entry);
    setRefused(!isQuantityEntry(entry));
    if (!isQuantityEntry(entry)) warn(cartMessages.invalidQuantity);
  };
  const leave = () => (isAccepted ? setAccepted(text.trim()) : setText(accepted));

  return {
    text,
    isAccepted,
    quantity: reading.ok ? reading.quantity : QUANTITY_MIN,
    enter,
    leave,
    step: (by) => {
      const from = parseQuantity(isAccepted ? text : accepted);
      const to = String(from.ok ? from.quantity + by : QUANTITY_MIN);
      if (!isQuantityEntry(to)) return warn(cartMessages.invalidQuantity);
      setText(to);
      setAccepted(to);
      setRefused(false);
    },
    mayAdd: () => {
      leave();
      setRefused(false);
      if (wasRefused) warn(cartMessages.invalidQuantity);
      else if (!reading.ok) warn(cartMessages.quantityMissing);
      return reading.ok && !wasRefused;
    },
  };
}
