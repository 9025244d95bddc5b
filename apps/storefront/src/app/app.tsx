import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ShopStorage } from '../shared/storage/shop-storage.ts';
import { Toaster } from '../shared/ui/toaster.tsx';
import type { ShopStore } from './store.ts';
import { StoredStateReader } from './stored-state-reader.tsx';

interface AppProps {
  store: ShopStore;
  storage: ShopStorage;
  /** The router with its pages. */
  children: ReactNode;
  /** Called after hydration and after stored state was read. */
  onHydrated?: (() => void) | undefined;
}

/** The shop's providers around the router. */
export function App({ store, storage, children, onHydrated }: AppProps) {
  return (
    <Provider store={store}>
      <StoredStateReader storage={storage} />
      {children}
      <Toaster />
      <HydrationMarker onHydrated={onHydrated} />
    </Provider>
  );
}

/** Last child: its effect runs after all others. */
function HydrationMarker({ onHydrated }: Pick<AppProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
