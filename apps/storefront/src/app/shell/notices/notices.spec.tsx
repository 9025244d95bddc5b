import { screen } from '@testing-library/react';
import { NOTICES_HEIGHT } from '@shop/design/sticky.styles';
import { renderWithShop } from '../../../testing/render-with-shop.tsx';
import { NoticeStrip } from './notice-strip.tsx';

it('a new version is declined by Later, which frees the room at the foot of the screen', async () => {
  const onAccept = jest.fn();
  const onDecline = jest.fn();
  const { user, unmount } = renderWithShop(
    <NoticeStrip connection="online" onAccept={onAccept} onDecline={onDecline} />,
  );
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(onDecline).toHaveBeenCalledTimes(1);
  expect(onAccept).not.toHaveBeenCalled();
  unmount();
  expect(document.documentElement.style.getPropertyValue(NOTICES_HEIGHT)).toBe('');
});
