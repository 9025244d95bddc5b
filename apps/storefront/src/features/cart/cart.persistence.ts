import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { readStoredCart } from '@shop/domain/cart/read-stored-cart';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { otherTabWrote, storedStateRead } from '../../shared/storage/stored-state.ts';
import { notify } from '../../shared/ui/notify.ts';
import type { AppDispatch, ShopServices } from '../../shared/use-app-dispatch.ts';
import { cartMessages } from './cart.messages.ts';
import { selectIsCartRead, selectLines, storedCartChanged, type StateWithCart } from './cart.slice.ts';

/** The listeners see the whole state, of which only the cart is theirs. */
const withCart = (state: unknown) => state as StateWithCart;

/** Keeps the cart in browser storage, and follows what other tabs write there. */
export function startCartPersistence(listeners: ListenerMiddlewareInstance<unknown, AppDispatch, ShopServices>): void {
  let known: string | null = null;
  let isRefusalTold = false;

  const write = (storage: ShopStorage, state: StateWithCart) => {
    const text = JSON.stringify(selectLines(state));
    if (text === (known ?? '[]')) return;
    known = text;
    const isStored = storage.write(storageKeys.cart, text);
    if (isStored || isRefusalTold) return;
    isRefusalTold = true;
    notify({ type: 'warning', ...cartMessages.storageRefused });
  };

  listeners.startListening({
    predicate: (action, state, before) =>
      selectIsCartRead(withCart(state)) &&
      (storedStateRead.match(action) ||
        storedCartChanged.match(action) ||
        selectLines(withCart(state)) !== selectLines(withCart(before))),
    effect: (action, api) => {
      if (storedStateRead.match(action)) {
        known = action.payload.cart ?? null;
        setDamagedAside(api.extra.storage, known);
      }
      write(api.extra.storage, withCart(api.getState()));
    },
  });

  listeners.startListening({
    predicate: (action) => otherTabWrote.match(action) && action.payload.key === storageKeys.cart,
    effect: (_, { dispatch, extra }) => {
      // What storage holds now counts, not what the event brought: a later write of this tab stands, and the other
      // tab does its own operations again on it.
      const text = extra.storage.read(storageKeys.cart);
      if (text === known) return;
      known = text;
      setDamagedAside(extra.storage, text);
      dispatch(storedCartChanged(readStoredCart(text).lines));
    },
  });
}

/** A cart that cannot be read in full is kept as it was, before the readable lines are written over it. */
function setDamagedAside(storage: ShopStorage, text: string | null): void {
  if (text === null || !readStoredCart(text).damaged) return;
  storage.write(storageKeys.damagedCart, text);
  notify({ type: 'info', ...cartMessages.storedCartDamaged });
}
