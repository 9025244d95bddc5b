import { browserStorage } from './shop-storage.ts';

/** Browser storage that takes this many characters. */
function smallStorage(capacity: number): Storage {
  const values = new Map<string, string>();
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      const before = values.get(key);
      values.set(key, value);
      if (used() <= capacity) return;
      if (before === undefined) values.delete(key);
      else values.set(key, before);
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    },
  };
}

const payment = 'p'.repeat(50);

it('when storage is full, deletes what only serves comfort', () => {
  const persistent = smallStorage(100);
  const storage = browserStorage({ persistent, tab: smallStorage(0) });
  storage.write('cart', '[]');
  storage.write('cart.damaged', 'v'.repeat(40));

  expect(storage.hasRoomFor(50)).toBe(true);
  expect(storage.write('pendingPayment', payment)).toBe(true);
  expect(persistent.getItem('pendingPayment')).toBe(payment);
  expect(storage.read('cart')).toBe('[]');
  expect(storage.read('cart.damaged')).toBeNull();
});

it('has room as long as the tab’s storage has', () => {
  expect(browserStorage({ persistent: smallStorage(0), tab: smallStorage(100) }).hasRoomFor(50)).toBe(true);
  expect(browserStorage({ persistent: smallStorage(0), tab: smallStorage(0) }).hasRoomFor(50)).toBe(false);
  expect(browserStorage({}).hasRoomFor(50)).toBe(false);
});
