import { act, screen, within } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { notify } from './notify.ts';

/** Duration of a toast's exit, in ms. */
const LEAVING = 1000;

const tell = async (toast: Parameters<typeof notify>[0]) => {
  renderWithShop(<p>Page</p>);
  act(() => notify(toast));
  return screen.findByText(toast.title);
};
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a toast', () => {
  it('appears at the top, says all of it, and can be closed', async () => {
    await tell({ type: 'warning', title: 'Api Error', description: 'No reply.' });

    const region = screen.getByRole('region', { name: /Notifications/ });
    expect(region).toHaveAttribute('data-placement', 'top');
    expect(within(region).getByText('No reply.')).toBeInTheDocument();
    expect(within(region).getByRole('button', { name: 'Close this message' })).toBeInTheDocument();
  });

  it.each([
    ['5 seconds', {}, 5000],
    ['9 seconds where it is told so', { duration: 9000 }, 9000],
  ])('stays %s', async (_, duration, stays) => {
    jest.useFakeTimers();
    await tell({ type: 'info', title: `Said for ${stays}`, ...duration });

    await pass(stays - 500);
    expect(screen.getByText(`Said for ${stays}`)).toBeInTheDocument();
    await pass(500 + LEAVING);
    expect(screen.queryByText(`Said for ${stays}`)).not.toBeInTheDocument();
  });
});
