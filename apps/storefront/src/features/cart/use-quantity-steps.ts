import type { ItemKey } from '@shop/domain/cart/cart-line';
import { decreaseQuantity, increaseQuantity } from '@shop/domain/cart/change-quantity';
import { notify } from '../../shared/ui/notify.ts';
import { toastDurations } from '../../shared/ui/toast-durations.ts';
import { useAppDispatch, useAppStore } from '../../shared/app-store.ts';
import { cartMessages } from './cart.messages.ts';
import { quantityDecreased, quantityIncreased, selectLines } from './cart.slice.ts';

/** Rapid taps replace the toast. */
const group = 'cart-quantity';

const tell = (title: string) => notify({ type: 'success', title, duration: toastDurations.cartSuccess, group });
const warn = (title: string) => notify({ type: 'warning', title, duration: toastDurations.quantityWarning, group });

/**
 * Plus and minus of a cart line, with a toast for each piece and a warning at the limits (specification, section 5).
 */
export function useQuantitySteps(item: ItemKey, title: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return {
    increase: () => {
      const step = increaseQuantity(selectLines(store.getState()), item);
      if (!step.ok) return warn(cartMessages.atMaximum);
      dispatch(quantityIncreased(item));
      tell(cartMessages.oneAdded(title));
    },
    decrease: () => {
      const step = decreaseQuantity(selectLines(store.getState()), item);
      if (!step.ok) return warn(cartMessages.atMinimum);
      dispatch(quantityDecreased(item));
      tell(cartMessages.oneRemoved(title));
    },
  };
}
