import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { noteResponse } from '../shared/connection.ts';
import { loaderContext } from '../shared/page-loader.ts';
import { paths } from '../shared/paths.ts';
import { reportError } from '../shared/report-error.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';
import { appMessages } from './app.messages.ts';
import { routes } from './routes.tsx';
import { makeStore } from './store.ts';

jest.mock('../shared/report-error.ts', () => ({ reportError: jest.fn() }));
jest.mock('../content/policies/certificate-page.tsx', () => ({
  __esModule: true,
  default: (): ReactNode => {
    throw new Error('breaks');
  },
}));
jest.mock('../features/catalogue/faq-page.tsx', () => {
  throw new Error('is gone');
});

const server = shopServer();

// React logs what an error boundary catches.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

it('a page that breaks is replaced within its frame, and left by Back', async () => {
  const { router } = renderShop(paths.contact);
  const contact = await screen.findByRole('heading', { level: 1 });
  const { textContent } = contact;

  await act(() => router.navigate(paths.fssai));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(appMessages.errorTitle);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(reportError).toHaveBeenCalledWith('page', expect.objectContaining({ message: 'breaks' }));

  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(textContent);
});

it('Back to another product waits for it, so that the page is as high as it was', async () => {
  const { dispatch } = makeStore({ storage: memoryStorage({}) });
  const router = createMemoryRouter(routes, {
    initialEntries: [paths.product('tulsi-giloy-drops'), paths.product('s-46')],
    getContext: () => loaderContext({ dispatch, waitsForResponses: () => true }),
  }).initialize();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const release = server.hold('getProduct');

  const back = router.navigate(-1);
  await waitFor(() => expect(server.callsOf('getProduct')).toHaveLength(2));
  expect(router.state.location.pathname).toBe(paths.product('s-46'));
  release();
  await back;
  expect(router.state.location.pathname).toBe(paths.product('tulsi-giloy-drops'));
});

it('a page whose code is gone is opened anew, and says of no failure until it comes', async () => {
  const { router } = renderShop(paths.contact);
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate(paths.faq));
  expect(window.history.state).toEqual({ isOpenedAnew: true });
  act(() => noteResponse('/api/v1/all-products', true));
  expect(screen.queryByText(appMessages.errorTitle)).not.toBeInTheDocument();
});
