import { act, screen } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { Notices } from './notices.tsx';

const mockWorker = { accept: jest.fn(), decline: jest.fn() };
jest.mock('../../offline/use-service-worker.ts', () => ({ useServiceWorker: () => mockWorker }));

it('a new version is declined by Later, which frees the room at the foot of the screen', async () => {
  const { user, unmount } = renderWithShop(<Notices />);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(mockWorker.decline).toHaveBeenCalledTimes(1);
  expect(mockWorker.accept).not.toHaveBeenCalled();
  unmount();
  expect(document.documentElement.style.getPropertyValue('--shop-notices-height')).toBe('');
});

it('what it says of being offline can be closed, and comes back with the next loss', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  const lose = (isLost: boolean) => {
    onLine.mockReturnValue(!isLost);
    act(() => void window.dispatchEvent(new Event(isLost ? 'offline' : 'online')));
  };
  const { user } = renderWithShop(<Notices />);
  lose(true);
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  lose(false);
  lose(true);
  expect(screen.getByText(/^You are offline/)).toBeVisible();
});
