import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { CartLine } from '@shop/domain/cart/cart-line';
import { startCartPersistence } from '../features/cart/cart.persistence.ts';
import { cartSlice, selectLines } from '../features/cart/cart.slice.ts';
import { storageKeys } from '../shared/storage/storage-keys.ts';
import { otherTabWrote, readStoredState, storedStateRead } from '../shared/storage/stored-state.ts';
import type { AppDispatch, ShopServices } from '../shared/use-app-dispatch.ts';
import { browserTabs } from './browser-tabs.ts';

type Browser = ReturnType<typeof browserTabs>;

/** The cart of the shop in a tab, with what it stores and hears. */
export const openCart = (tab: Browser['tabs'][number]) => {
  const listeners = createListenerMiddleware<unknown, AppDispatch, ShopServices>({ extra: { storage: tab.storage } });
  startCartPersistence(listeners);
  const store = configureStore({
    reducer: { cart: cartSlice.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
  });
  tab.onOtherTabWrote = (key, value) => store.dispatch(otherTabWrote({ key, value }));
  store.dispatch(storedStateRead(readStoredState(tab.storage)));
  return store;
};

/** Tabs with the same cart. */
export const openTabs = (count: number, lines: CartLine[]) => {
  const browser = browserTabs(count);
  browser.tabs[0]?.storage.write(storageKeys.cart, JSON.stringify(lines));
  browser.settle();
  return { ...browser, stored: () => cartIn(browser), shops: browser.tabs.map(openCart) };
};

/** The cart that all tabs share. */
export const cartIn = ({ stored }: Browser) => JSON.parse(stored() ?? '[]') as CartLine[];
export const linesOf = (shop: ReturnType<typeof openCart>) => selectLines(shop.getState());
