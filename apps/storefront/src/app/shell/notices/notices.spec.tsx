import { act, screen } from '@testing-library/react';
import { noteResponse } from '../../../shared/connection.ts';
import { NOTICES_HEIGHT } from '../../../shared/ui/sticky.styles.ts';
import { renderWithShop } from '../../../testing/render-with-shop.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { Notices } from './notices.tsx';

const OFFLINE = 'You are offline. You see the shop as it was at your last visit; prices may have changed.';
const POOR = 'Your connection is weak. You see the shop as it was earlier; prices may have changed.';
const NEW_VERSION = 'A new version of the shop is ready';
const LIST = 'https://shop.example/api/v1/all-products';

const goes = (line: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(line === 'online');
  act(() => void window.dispatchEvent(new Event(line)));
};

it('an offline shop announces it until it is online', async () => {
  renderWithShop(<Notices />);
  goes('offline');
  expect((await screen.findByText(OFFLINE)).closest('[aria-live="polite"]')).not.toBeNull();
  goes('online');
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
});

it('a page with cached data says so until the network responds', async () => {
  renderWithShop(<Notices />);
  act(() => noteResponse(LIST, true));
  expect(await screen.findByText(POOR)).toBeVisible();
  act(() => noteResponse(LIST, false));
  expect(screen.queryByText(POOR)).not.toBeInTheDocument();
});

describe('a new version', () => {
  const offered = () => {
    const onAccept = jest.fn();
    const onDecline = jest.fn();
    const shown = renderWithShop(<NoticeStrip connection="online" onAccept={onAccept} onDecline={onDecline} />);
    return { ...shown, onAccept, onDecline };
  };

  it('is accepted by Reload', async () => {
    const { user, onAccept } = offered();
    expect(screen.getByText(NEW_VERSION)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onAccept).toHaveBeenCalledTimes(1);
  });

  it('is declined by Later, which frees the room at the foot of the screen', async () => {
    const { user, unmount, onAccept, onDecline } = offered();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(onDecline).toHaveBeenCalledTimes(1);
    expect(onAccept).not.toHaveBeenCalled();
    unmount();
    expect(document.documentElement.style.getPropertyValue(NOTICES_HEIGHT)).toBe('');
  });
});
