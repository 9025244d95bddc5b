// spec-map: 5.2.3, 8.1.2, 9.4.3
import { notify } from '@shop/design/toasts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';

const show = (toast: Parameters<typeof notify>[0]) => {
  renderWithShop(<p>Page</p>);
  act(() => notify(toast));
};
const pauses = [
  [fireEvent.pointerEnter, fireEvent.pointerLeave],
  [fireEvent.focus, fireEvent.blur],
] as const;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it('says all of it, and can be closed', () => {
    show({ type: 'warning', title: 'Api Error', description: 'No reply.' });

    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(within(region).getByText('No reply.')).toBeInTheDocument();
    fireEvent.click(within(region).getByRole('button', { name: 'Close this message' }));
    expect(region).toBeEmptyDOMElement();
  });

  it.each([
    ['5 seconds', {}, 5000],
    ['the time that it is given', { duration: 9000 }, 9000],
  ])('stays %s, and waits while the pointer is over it or the focus is in it', async (_, duration, stays) => {
    jest.useFakeTimers();
    show({ type: 'info', title: 'Wait', ...duration });
    await pass(stays - 1000);
    for (const [begin, end] of pauses) {
      begin(screen.getByText('Wait'));
      await pass(9000);
      end(screen.getByText('Wait'));
    }
    await pass(900);
    expect(screen.getByText('Wait')).toBeInTheDocument();
    await pass(100);
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
  });

  it('waits for its turn when three are open, and replaces the one of its group', () => {
    show({ type: 'info', title: 'First', group: 'steps' });
    act(() => {
      notify({ type: 'info', title: 'Second', group: 'steps' });
      ['Third', 'Fourth', 'Fifth'].forEach((title) => notify({ type: 'info', title }));
    });
    const shown = () => ['First', 'Second', 'Third', 'Fourth', 'Fifth'].filter((title) => screen.queryByText(title));
    expect(shown()).toEqual(['Second', 'Third', 'Fourth']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close this message' })[0] as HTMLElement);
    expect(shown()).toEqual(['Third', 'Fourth', 'Fifth']);
  });
});
