import { browserStorage } from './shop-storage.ts';

/** What jsdom stores of an area, in characters. */
const QUOTA = 5_000_000;

/** Leaves room for this many characters. */
const fill = (area: Storage, room: number) => area.setItem('x', ' '.repeat(QUOTA - 1 - room));

const payment = 'p'.repeat(50);

afterEach(() => [localStorage, sessionStorage].forEach((area) => area.clear()));

it('when storage is full, deletes what only serves comfort', () => {
  fill(localStorage, 100);
  fill(sessionStorage, 0);
  const storage = browserStorage();
  storage.write('cart', '[]');
  storage.write('cart.damaged', 'v'.repeat(40));

  expect(storage.hasRoomFor(50)).toBe(true);
  expect(storage.write('pendingPayment', payment)).toBe(true);
  expect(localStorage.getItem('pendingPayment')).toBe(payment);
  expect(storage.read('cart')).toBe('[]');
  expect(storage.read('cart.damaged')).toBeNull();
});

it('has room as long as the tab’s storage has, where a payment outlives a reload', () => {
  fill(localStorage, 0);
  expect(browserStorage().hasRoomFor(50)).toBe(true);
  expect(browserStorage().write('pendingPayment', payment)).toBe(false);
  expect(browserStorage().write('pendingPayment', payment, 'tab')).toBe(true);
  expect(browserStorage().read('pendingPayment')).toBe(payment);
  sessionStorage.clear();

  fill(sessionStorage, 0);
  expect(browserStorage().hasRoomFor(50)).toBe(false);
  expect(browserStorage({}).hasRoomFor(50)).toBe(false);
});
