import { browserStorage } from './shop-storage.ts';

/** What jsdom stores of an area, in characters. */
const QUOTA = 5_000_000;

/** Leaves room for this many characters. */
const fill = (area: Storage, room: number) => area.setItem('x', ' '.repeat(QUOTA - 1 - room));

const payment = 'p'.repeat(50);

afterEach(() => [localStorage, sessionStorage].forEach((area) => area.clear()));

it('when storage is full, deletes what only serves comfort', () => {
  fill(localStorage, 100);
  const storage = browserStorage();
  storage.write('cart', '[]');
  storage.write('cart.damaged', 'v'.repeat(40));

  expect(storage.write('pendingPayment', payment)).toBe(true);
  expect(localStorage.getItem('pendingPayment')).toBe(payment);
  expect(storage.read('cart')).toBe('[]');
  expect(storage.read('cart.damaged')).toBeNull();
});

it('keeps a payment for the tab where the other storage is full, and in memory where both are', () => {
  fill(localStorage, 0);
  expect(browserStorage().write('pendingPayment', payment)).toBe(false);
  expect(browserStorage().read('pendingPayment')).toBe(payment);
  sessionStorage.clear();

  fill(sessionStorage, 0);
  const storage = browserStorage();
  expect(storage.write('pendingPayment', payment)).toBe(false);
  expect(storage.read('pendingPayment')).toBe(payment);
});
