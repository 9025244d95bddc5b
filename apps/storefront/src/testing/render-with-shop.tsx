import { closeToast, TOASTS_ID, toastStore } from '@shop/design/toasts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';
import { makeStore } from '../app/store.ts';
import { loaderContext } from '../shared/page-loader.ts';
import type { StorageKey } from '../shared/storage/stored-values.ts';
import { memoryStorage } from './memory-storage.ts';

/** Drops toasts of the previous test. */
beforeEach(() => toastStore.now().forEach(({ id }) => closeToast(id)));

interface ShopOptions {
  /** What browser storage holds; a name is text, everything else JSON. */
  stored?: Partial<Record<StorageKey, unknown>>;
  /** The address the browser shows. */
  route?: string;
}

/** Renders a component with the real store, theme, toaster and a router. */
export function renderWithShop(ui: ReactElement, { stored = {}, route = '/' }: ShopOptions = {}) {
  return renderRoutes([{ path: '*', element: ui }], stored, route);
}

/** Renders the whole shop at an address. */
export function renderShop(route: string, { stored = {} }: Omit<ShopOptions, 'route'> = {}) {
  return renderRoutes(routes, stored, route);
}

function renderRoutes(table: RouteObject[], stored: ShopOptions['stored'], route: string) {
  const storage = memoryStorage(stored);
  const store = makeStore({ storage });
  const router = createMemoryRouter(table, {
    initialEntries: [route],
    getContext: () => loaderContext({ dispatch: store.dispatch, waitsForResponses: () => false }),
  });
  if (!document.getElementById(TOASTS_ID)) {
    const region = Object.assign(document.createElement('section'), { id: TOASTS_ID, ariaLabel: 'Notifications' });
    document.body.append(region);
  }
  const screen = render(
    <App store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </App>,
  );
  return { ...screen, user: userEvent.setup(), store, storage, router };
}
