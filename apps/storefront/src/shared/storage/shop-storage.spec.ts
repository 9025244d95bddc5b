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

it('keeps a tab’s session and its address in the tab, and removes them beside a remembered session, which stays', () => {
  const storage = browserStorage();
  storage.write('token', 'of another tab', 'browser');
  storage.write('addressLines', 'of another tab');
  storage.write('token', 'of this tab', 'tab');
  storage.write('addressLines', 'of this tab');
  storage.write('browsing', 'of this visit');
  expect([storage.read('token'), storage.read('addressLines')]).toEqual(['of this tab', 'of this tab']);

  storage.forget('session');
  storage.forget('visit');
  expect([storage.read('token'), storage.read('addressLines'), storage.read('browsing')]).toEqual(['', null, null]);
  expect({ ...localStorage }).toEqual({ token: 'of another tab', addressLines: 'of another tab' });

  storage.write('token', 'remembered here', 'browser');
  storage.forget('session');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
