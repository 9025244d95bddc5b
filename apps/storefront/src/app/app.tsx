import { ChakraProvider } from '@chakra-ui/react';
import { system } from '@shop/design/theme/system';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { ShopStorage } from '../shared/storage/shop-storage.ts';
import { ToasterOutlet } from '../shared/ui/toaster-outlet.tsx';
import type { makeRouter } from './router.tsx';
import type { ShopStore } from './store.ts';
import { StoredStateReader } from './stored-state-reader.tsx';

interface AppProps {
  store: ShopStore;
  storage: ShopStorage;
  router: ReturnType<typeof makeRouter>;
}

/** The whole shop around its router. */
export function App({ store, storage, router }: AppProps) {
  return (
    <Provider store={store}>
      <ChakraProvider value={system}>
        <StoredStateReader storage={storage} />
        <RouterProvider router={router} />
        <ToasterOutlet />
      </ChakraProvider>
    </Provider>
  );
}
