import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useAppDispatch } from '../shared/app-store.ts';
import { storageChanged } from '../shared/storage/shop-storage.ts';
import { Toaster } from '@shop/design/parts/toaster';
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

/** Has browser storage read once, after the first render, and after other tabs' writes. */
function StorageListener() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    const read = () => void dispatch(storageChanged());
    // A page from the back/forward cache has missed other tabs' writes.
    const catchUp = ({ persisted }: PageTransitionEvent) => persisted && read();
    read();
    const stopListeningToConnection = setupListeners(dispatch);
    window.addEventListener('storage', read);
    window.addEventListener('focus', read);
    window.addEventListener('pageshow', catchUp);
    return () => {
      window.removeEventListener('storage', read);
      window.removeEventListener('focus', read);
      window.removeEventListener('pageshow', catchUp);
      stopListeningToConnection();
    };
  }, [dispatch]);

  return null;
}
