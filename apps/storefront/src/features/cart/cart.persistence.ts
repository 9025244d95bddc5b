import { isAnyOf, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit';
import { findLine, type CartLine } from '@shop/domain/cart/cart-line';
import { readStoredCart } from '@shop/domain/cart/read-stored-cart';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { otherTabWrote, storedStateRead } from '../../shared/storage/stored-state.ts';
import { notify } from '../../shared/ui/notify.ts';
import type { AppDispatch, ShopServices } from '../../shared/use-app-dispatch.ts';
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

/** Web Lock held while the stored cart is changed. */
const CART_LOCK = 'cart';

/** How long another tab may have read the cart without this tab's write, in ms. */
const REPEATED_FOR = 1000;

/**
 * Stores the cart and follows other tabs. An operation shows in the state at once; then, in a lock over all tabs, the
 * stored cart is read, the operation is applied to it, and the result is written and replaces the state.
 *
 * Browsers grant a lock before another tab's last write can be read. Lines added or removed lately are therefore added
 * or removed again where another tab wrote without them.
 */
export function startCartPersistence(listeners: ListenerMiddlewareInstance<unknown, AppDispatch, ShopServices>): void {
  let waiting = 0;
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
    waiting += 1;
    return withCartLock(() => {
      const text = storage.read(storageKeys.cart);
      const { lines, damaged } = readStoredCart(text);
      if (text !== null && damaged) {
        storage.write(storageKeys.damagedCart, text);
        notify({ type: 'info', ...storedCartMessages.storedCartDamaged });
      }
      const changed = change(lines);
      if (damaged || changed !== lines) write(storage, changed);
      waiting -= 1;
      // The state is ahead while more operations wait.
      if (waiting === 0) dispatch(storedCartRead(changed));
    });
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
    effect: (_, api) => {
      if (waiting > 0) return;
      // Current storage counts, not the event's value: this tab may have written since.
      const { lines, damaged } = readStoredCart(api.extra.storage.read(storageKeys.cart));
      if (damaged || repeatRecent(lines) !== lines) return update(api, repeatRecent);
      api.dispatch(storedCartRead(lines));
    },
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

/** Alone among the tabs; at once where locks are missing, or refused as site data is. */
async function withCartLock(act: () => void): Promise<void> {
  if (!('locks' in navigator)) return act();
  let isGranted = false;
  try {
    await navigator.locks.request(CART_LOCK, () => {
      isGranted = true;
      act();
    });
  } catch (error) {
    if (isGranted) throw error;
    act();
  }
}
