import { screen } from '@testing-library/react';
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
