// spec-map: 4.3.2
import { act, screen } from '@testing-library/react';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

const server = shopServer();

it('a list that keeps failing is asked for ever more seldom, and comes by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation();
  server.fail('listProducts', { status: 503, body: {} });
  renderShop('/faq');
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  const askedIn = async (seconds: number) => {
    const before = server.callsOf('listProducts').length;
    await pass(seconds);
    return server.callsOf('listProducts').length - before;
  };
  await pass(4);
  expect(screen.getByText('This is taking longer than it should. We keep trying.')).toBeVisible();

  // Each try is two calls.
  expect(await askedIn(60)).toBeGreaterThanOrEqual(6);
  await pass(600);
  expect(await askedIn(290)).toBeLessThanOrEqual(2);

  server.recover('listProducts');
  await pass(300);
  expect(await screen.findByRole('link', { name: 'Tulsi Giloy Drops' })).toBeInTheDocument();
});
