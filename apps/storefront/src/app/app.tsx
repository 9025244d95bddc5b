import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ShopStorage } from '../shared/storage/shop-storage.ts';
import { ToasterOutlet } from '../shared/ui/toaster-outlet.tsx';
import type { ShopStore } from './store.ts';
import { StoredStateReader } from './stored-state-reader.tsx';

interface AppProps {
  store: ShopStore;
  storage: ShopStorage;
  /** The router with its pages. */
  children: ReactNode;
  /** The whole shop is there: it answers to clicks and has read what the browser kept. */
  onHydrated?: (() => void) | undefined;
}

/** The whole shop around its router. */
export function App({ store, storage, children, onHydrated }: AppProps) {
  return (
    <Provider store={store}>
      <StoredStateReader storage={storage} />
      {children}
      <ToasterOutlet />
      <HydrationMarker onHydrated={onHydrated} />
    </Provider>
  );
}

/** It comes last: the effects of all others have run. */
function HydrationMarker({ onHydrated }: Pick<AppProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
