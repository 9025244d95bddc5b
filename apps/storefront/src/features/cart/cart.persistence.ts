import { nanoid, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { readStoredCart } from '@shop/domain/cart/read-stored-cart';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { otherTabWrote, storedStateRead } from '../../shared/storage/stored-state.ts';
import { notify } from '../../shared/ui/notify.ts';
import type { AppDispatch, ShopServices } from '../../shared/use-app-dispatch.ts';
import { readCartVersion, withBoth, withOwn, type CartVersion } from './cart-version.ts';
import { storedCartMessages } from './stored-cart.messages.ts';
import {
  selectIsCartRead,
  selectLines,
  selectOperationCount,
  storedCartChanged,
  type StateWithCart,
} from './cart.slice.ts';

/** The part of the state that the listeners use. */
const withCart = (state: unknown) => state as StateWithCart;

/** Limit of versions remembered until their carts arrive. */
const VERSIONS_LIMIT = 10;

/**
 * Stores the cart and follows other tabs. Before each write the cart's version says which operations of which tabs
 * it includes. A tab whose operations are missing in another tab's cart replays them and writes, however late it
 * learns of it: no line is lost.
 */
export function startCartPersistence(listeners: ListenerMiddlewareInstance<unknown, AppDispatch, ShopServices>): void {
  const tab = nanoid(8);
  let known: CartVersion = { cart: null, included: {} };
  let heard: CartVersion[] = [];
  let isRefusalTold = false;

  const write = (storage: ShopStorage, state: StateWithCart) => {
    const cart = JSON.stringify(selectLines(state));
    const count = selectOperationCount(state);
    if (cart === (known.cart ?? '[]') && count === (known.included[tab] ?? 0)) return;
    known = { cart, included: withOwn(known.included, tab, count) };
    // The version first: tabs then know it when the cart arrives.
    storage.write(storageKeys.cartVersion, JSON.stringify(known));
    const isStored = storage.write(storageKeys.cart, cart);
    if (isStored || isRefusalTold) return;
    isRefusalTold = true;
    notify({ type: 'warning', ...storedCartMessages.storageRefused });
  };

  const versionOf = (cart: string | null, storage: ShopStorage): CartVersion | undefined => {
    const stored = readCartVersion(storage.read(storageKeys.cartVersion));
    return stored && stored.cart === cart ? stored : heard.find((version) => version.cart === cart);
  };

  listeners.startListening({
    predicate: (action, state, before) =>
      selectIsCartRead(withCart(state)) &&
      (storedStateRead.match(action) ||
        storedCartChanged.match(action) ||
        selectOperationCount(withCart(state)) !== selectOperationCount(withCart(before))),
    effect: (action, api) => {
      const { storage } = api.extra;
      if (storedStateRead.match(action)) {
        const cart = action.payload.cart ?? null;
        // The cart of this version may arrive later: its event is still to come.
        const version = readCartVersion(action.payload[storageKeys.cartVersion] ?? null);
        if (version) heard = [version];
        known = versionOf(cart, storage) ?? { cart, included: {} };
        setDamagedAside(storage, cart);
      }
      write(storage, withCart(api.getState()));
    },
  });

  listeners.startListening({
    predicate: (action) => otherTabWrote.match(action) && action.payload.key === storageKeys.cartVersion,
    effect: (action) => {
      const version = otherTabWrote.match(action) ? readCartVersion(action.payload.value) : null;
      if (!version) return;
      heard = [version, ...heard].slice(0, VERSIONS_LIMIT);
      if (version.cart === known.cart) known = { ...known, included: withBoth(known.included, version.included) };
    },
  });

  listeners.startListening({
    predicate: (action) => otherTabWrote.match(action) && action.payload.key === storageKeys.cart,
    effect: (action, api) => {
      const { storage } = api.extra;
      // Current storage counts, not the event's value: a later write of this tab stays, and the other tab replays its
      // operations.
      const cart = storage.read(storageKeys.cart);
      if (cart === known.cart) return;
      const version = versionOf(cart, storage);
      const isAhead = otherTabWrote.match(action) && action.payload.value !== cart;
      if (!version && isAhead) return;
      const count = selectOperationCount(withCart(api.getState()));
      // A cart without a known version was edited by hand: taken as it is.
      known = version ?? { cart, included: { [tab]: count } };
      setDamagedAside(storage, cart);
      api.dispatch(storedCartChanged({ lines: readStoredCart(cart).lines, included: known.included[tab] ?? 0 }));
    },
  });
}

/** Backs up an unreadable cart before writing the readable lines. */
function setDamagedAside(storage: ShopStorage, text: string | null): void {
  if (text === null || !readStoredCart(text).damaged) return;
  storage.write(storageKeys.damagedCart, text);
  notify({ type: 'info', ...storedCartMessages.storedCartDamaged });
}
