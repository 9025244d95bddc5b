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
jest.mock('../pages/policy-page.tsx', () => {
  throw new Error('has no code');
});

// React logs what an error boundary catches.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

it.each([
  ['breaks', paths.fssai],
  ['has no code', paths.termsOfUse],
])('a page that %s is replaced within its frame, and left by Back', async (message, path) => {
  const { router } = renderShop(paths.contact);
  const contact = await screen.findByRole('heading', { level: 1 });
  const { textContent } = contact;

  await act(() => router.navigate(path));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(appMessages.errorTitle);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(reportError).toHaveBeenCalledWith('page', expect.objectContaining({ message }));

  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(textContent);
});
