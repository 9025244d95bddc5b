import { isQuantityEntry, parseQuantity, QUANTITY_MIN } from '@shop/domain/cart/quantity';
import { useState } from 'react';
import { notify } from '../../shared/ui/notify.ts';
import { toastDurations } from '../../shared/ui/toast-durations.ts';
import { cartMessages } from './cart.messages.ts';

export interface QuantityEntry {
  /** What stands in the field; empty is allowed while typing. */
  text: string;
  /** Pieces; 1 while the field is empty, where `mayAdd` refuses anyway. */
  quantity: number;
  enter: (text: string) => void;
  /** Whether what stands there can be added; tells the shopper when it cannot. */
  mayAdd: () => boolean;
}

/** A quantity typed on the product page: whole, from 1 to 40 (specification, section 5). */
export function useQuantityEntry(): QuantityEntry {
  const [text, setText] = useState(String(QUANTITY_MIN));
  const reading = parseQuantity(text);

  return {
    text,
    quantity: reading.ok ? reading.quantity : QUANTITY_MIN,
    enter: (entry) => {
      if (isQuantityEntry(entry)) return setText(entry.trim());
      notify({ type: 'warning', title: cartMessages.invalidQuantity, duration: toastDurations.quantityWarning });
    },
    mayAdd: () => {
      if (!reading.ok)
        notify({ type: 'warning', title: cartMessages.quantityMissing, duration: toastDurations.quantityWarning });
      return reading.ok;
    },
  };
}
