import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { findLine, type CartLine } from '@shop/domain/cart/cart-line';
import { readStoredCart } from '@shop/domain/cart/read-stored-cart';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { otherTabWrote, storedStateRead } from '../../shared/storage/stored-state.ts';
import { notify } from '../../shared/ui/notify.ts';
import type { AppDispatch, AppListeners, ShopServices } from '../../shared/app-store.ts';
import {
  cartPaid,
  cartSlice,
  isCartOperation,
  lineAdded,
  lineRemoved,
  lineRestored,
  storedCartRead,
} from './cart.slice.ts';
import { storedCartMessages } from './stored-cart.messages.ts';

/** How long another tab may have read the cart without this tab's write, in ms. */
const REPEATED_FOR = 1000;

/**
 * Stores the cart and follows other tabs. An operation is applied to the stored cart, and the result is written and
 * replaces the state, all at once: a tab that is closed right after a press has stored it.
 *
 * Another tab may write without having read this tab's last write yet. Lines added or removed lately are then added or
 * removed again. A Web Lock would not prevent it: browsers grant one before another tab's last write can be read.
 */
export function startCartPersistence(listeners: AppListeners): void {
  let recent: UnknownAction[] = [];
  let isRefusalTold = false;

  const write = (storage: ShopStorage, lines: readonly CartLine[]) => {
    const isStored = storage.write(storageKeys.cart, JSON.stringify(lines));
    if (isStored || isRefusalTold) return;
    isRefusalTold = true;
    notify({ type: 'warning', ...storedCartMessages.storageRefused });
  };

  const update = (
    { dispatch, extra: { storage } }: { dispatch: AppDispatch; extra: ShopServices },
    change: (lines: CartLine[]) => CartLine[],
  ) => {
    const text = storage.read(storageKeys.cart);
    const { lines, damaged } = readStoredCart(text);
    if (text !== null && damaged) {
      storage.write(storageKeys.damagedCart, text);
      notify({ type: 'info', ...storedCartMessages.storedCartDamaged });
    }
    const changed = change(lines);
    if (damaged || changed !== lines) write(storage, changed);
    dispatch(storedCartRead(changed));
  };

  const repeatRecent = (lines: CartLine[]) => recent.reduce(applied, lines);

  listeners.startListening({
    matcher: isCartOperation,
    effect: (operation, api) =>
      update(api, (lines) => {
        const changed = applied(repeatRecent(lines), operation);
        const repeated = toRepeat(operation, changed);
        recent = [...recent, ...repeated];
        setTimeout(() => (recent = recent.slice(repeated.length)), REPEATED_FOR);
        return changed;
      }),
  });

  listeners.startListening({
    predicate: (action) =>
      storedStateRead.match(action) || (otherTabWrote.match(action) && action.payload.key === storageKeys.cart),
    // Current storage counts, not the event's value: this tab may have written since.
    effect: (_, api) => update(api, repeatRecent),
  });
}

const applied = (lines: CartLine[], operation: UnknownAction) =>
  cartSlice.reducer({ lines, isRead: true }, operation).lines;

/** What can be repeated without harm: quantities would change twice. */
function toRepeat(operation: UnknownAction, lines: readonly CartLine[]): UnknownAction[] {
  if (cartPaid.match(operation)) {
    const gone = (operation.payload ?? []).filter((line) => !findLine(lines, line));
    return gone.map((line) => lineRemoved(line));
  }
  return isAnyOf(lineAdded, lineRestored, lineRemoved)(operation) ? [operation] : [];
}
