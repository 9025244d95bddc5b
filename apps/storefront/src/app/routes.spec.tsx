import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { reportError } from '../shared/report-error.ts';
import { paths } from '../shared/paths.ts';
import { renderShop } from '../testing/render-with-shop.tsx';
import { appMessages } from './app.messages.ts';

jest.mock('../shared/report-error.ts', () => ({ reportError: jest.fn() }));
jest.mock('../pages/certificate-page.tsx', () => ({
  Component: (): ReactNode => {
    throw new Error('breaks');
  },
}));

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
