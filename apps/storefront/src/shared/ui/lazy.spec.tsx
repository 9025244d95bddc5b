import { act, screen, waitFor } from '@testing-library/react';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { reportError } from '../report-error.ts';
import { Lazy } from './lazy.tsx';

jest.mock('../report-error.ts', () => ({ reportError: jest.fn() }));

const SENTENCE = /^This did not load/;
const part = { text: 'The part' };
const failing = () =>
  jest.fn<Promise<typeof part>, []>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(part);

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

it('a dialog that is still loading shows it at the top of the window, and has failed after 20 seconds', async () => {
  jest.useFakeTimers();
  const onFailure = jest.fn();
  renderWithShop(
    <Lazy load={() => new Promise<typeof part>(() => {})} onFailure={onFailure}>
      {({ text }) => <p>{text}</p>}
    </Lazy>,
  );
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(onFailure).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(onFailure).toHaveBeenCalled();
  jest.useRealTimers();
});

describe('a part that does not load', () => {
  it('says so in its place, and is loaded by Try again, or when the connection is back', async () => {
    const load = failing().mockRejectedValueOnce(new Error('gone'));
    const { user } = renderWithShop(<Lazy load={load}>{({ text }) => <p>{text}</p>}</Lazy>);
    expect(await screen.findByRole('alert')).toHaveTextContent(SENTENCE);
    expect(reportError).toHaveBeenCalledWith('part of the page', expect.objectContaining({ message: 'gone' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledTimes(2);
    // From then on it listens to the connection.
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('is not even tried without a connection, since a browser may keep the failure', async () => {
    const load = failing();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderWithShop(<Lazy load={load}>{({ text }) => <p>{text}</p>}</Lazy>);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    onLine.mockRestore();
  });
});
