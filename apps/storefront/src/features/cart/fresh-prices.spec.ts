import { makeStore } from '../../app/store.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { startShopServer } from '../../testing/shop-server.ts';
import { freshPrices } from './fresh-prices.ts';

it('lists that hang do not keep the payment window shut: they are waited for 4 s', async () => {
  const server = await startShopServer();
  const release = server.hold('listProducts');
  jest.useFakeTimers();
  const store = makeStore({ storage: memoryStorage() });
  const answered = jest.fn();
  void store.dispatch(freshPrices([{ type: 'product', product: 1, quantity: 1 }], true)).then(answered);

  await jest.advanceTimersByTimeAsync(3_900);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(answered).toHaveBeenCalledWith(null);

  release();
  jest.useRealTimers();
});
