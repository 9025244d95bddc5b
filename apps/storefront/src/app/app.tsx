import { setupListeners } from '@reduxjs/toolkit/query';
import { Toaster } from '@shop/design/parts/toaster';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useAppDispatch, type AppDispatch } from '../shared/app-store.ts';
import { storageChanged } from '../shared/storage/shop-storage.ts';
import type { ShopStore } from './store.ts';

interface AppProps {
  store: ShopStore;
  children: ReactNode;
  /** Called after hydration and after stored state was read. */
  onHydrated?: (() => void) | undefined;
}

export function App({ store, children, onHydrated }: AppProps) {
  // After the effects of all that is below.
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <Provider store={store}>
      <StorageListener />
      {children}
      <Toaster />
    </Provider>
  );
}

/** After this time in ms prices are fetched again when the tab is looked at. */
const AWAY = 5 * 60_000;

/** RTK Query's listeners, which by default fetch again at each glance. */
const refetchWhenDue = (dispatch: AppDispatch) =>
  setupListeners(dispatch, (_, { onFocus, onOnline, onOffline }) => {
    let seenAt = Date.now();
    const leave = () => void (seenAt = Date.now());
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - seenAt > AWAY) dispatch(onFocus());
      leave();
    };
    const online = () => dispatch(onOnline());
    const offline = () => dispatch(onOffline());
    const listeners = Object.entries({ focus: look, blur: leave, visibilitychange: look, online, offline });
    for (const listener of listeners) window.addEventListener(...listener);
    return () => listeners.forEach((listener) => window.removeEventListener(...listener));
  });

/** Has browser storage read once, after the first render, and after other tabs' writes. */
function StorageListener() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const read = (event?: Event) => {
      // A page from the back/forward cache has missed other tabs' writes; the first `pageshow` follows the load.
      if (!event || !('persisted' in event) || event.persisted) dispatch(storageChanged());
    };
    read();
    const stopRefetching = refetchWhenDue(dispatch);
    const events = ['storage', 'focus', 'pageshow'];
    events.forEach((event) => window.addEventListener(event, read));
    return () => {
      events.forEach((event) => window.removeEventListener(event, read));
      stopRefetching();
    };
  }, [dispatch]);

  return null;
}
