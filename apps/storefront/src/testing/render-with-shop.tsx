import { ChakraProvider } from '@chakra-ui/react';
import { system } from '@shop/design/theme/system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore } from '../app/store.ts';
import { routes } from '../app/routes.tsx';
import { StoredStateReader } from '../app/stored-state-reader.tsx';
import type { StorageKey } from '../shared/storage/storage-keys.ts';
import { ToasterOutlet } from '../shared/ui/toaster-outlet.tsx';
import { memoryStorage } from './memory-storage.ts';

interface ShopOptions {
  /** What browser storage holds; a name is text, everything else JSON. */
  stored?: Partial<Record<StorageKey, unknown>>;
  /** The address the browser shows. */
  route?: string;
}

/** One part of the shop, with the real store, theme, toaster and a router in which every other address is a blank page. */
export function renderWithShop(ui: ReactElement, { stored = {}, route = '/' }: ShopOptions = {}) {
  return renderRoutes([{ path: '*', element: ui }], stored, route);
}

/** The whole shop at an address, as a shopper sees it. */
export function renderShop(route: string, { stored = {} }: Omit<ShopOptions, 'route'> = {}) {
  return renderRoutes(routes, stored, route);
}

function renderRoutes(table: typeof routes, stored: ShopOptions['stored'], route: string) {
  const storage = memoryStorage(stored);
  const store = makeStore({ storage });
  const router = createMemoryRouter(table, { initialEntries: [route] });
  const screen = render(
    <Provider store={store}>
      <ChakraProvider value={system}>
        <StoredStateReader storage={storage} />
        <RouterProvider router={router} />
        <ToasterOutlet />
      </ChakraProvider>
    </Provider>,
  );
  return { ...screen, user: userEvent.setup(), store, storage, router };
}
