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

/** The listeners see the whole state, of which only the cart is theirs. */
const withCart = (state: unknown) => state as StateWithCart;

/** So many versions of other tabs are remembered until their carts arrive. */
const VERSIONS_LIMIT = 10;

/**
 * Keeps the cart in browser storage, and follows what other tabs write there.
 *
 * Each write says beforehand, in the cart's version, which operations of which tabs it includes. A tab that finds its own
 * missing in another's cart does them again on it and writes, however late the news comes: no tab's line is lost.
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
    // The version first: a tab that hears of the cart has then heard of its version.
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
        // The cart of this version may still be on its way: its event is to come, the version's came before this tab listened.
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
      // What storage holds now counts, not what the event brought: a later write of this tab stands, and the other
      // tab does its own operations again on it.
      const cart = storage.read(storageKeys.cart);
      if (cart === known.cart) return;
      const version = versionOf(cart, storage);
      const isAhead = otherTabWrote.match(action) && action.payload.value !== cart;
      if (!version && isAhead) return;
      const count = selectOperationCount(withCart(api.getState()));
      // A cart of no known version was written by hand: as it stands, it is meant.
      known = version ?? { cart, included: { [tab]: count } };
      setDamagedAside(storage, cart);
      api.dispatch(storedCartChanged({ lines: readStoredCart(cart).lines, included: known.included[tab] ?? 0 }));
    },
  });
}

/** A cart that cannot be read in full is kept as it was, before the readable lines are written over it. */
function setDamagedAside(storage: ShopStorage, text: string | null): void {
  if (text === null || !readStoredCart(text).damaged) return;
  storage.write(storageKeys.damagedCart, text);
  notify({ type: 'info', ...storedCartMessages.storedCartDamaged });
}
