// spec-map: 3.3.1, 4.6.3, 8.1.10
import { itemId, type CartLine } from '@shop/domain/cart/cart';
import { anyLine } from '@shop/domain/testing/arbitraries';
import fc from 'fast-check';
import { makeStore } from '../../app/store.ts';
import { browserStorage, readStored, storageChanged, type ShopStorage } from '../../shared/storage/shop-storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { cartPaid, linesAdded, quantityChanged, selectLines } from './cart.slice.ts';

/** What the shop reads of a stored text. */
const read = (text: string | null) => {
  const { values, cart } = readStored(memoryStorage({ cart: text }));
  return { lines: values.cart ?? [], damaged: cart.isDamaged };
};

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'warn').mockImplementation()));

const soap: CartLine = { product: 46, quantity: 2, type: 'product' };
const tea: CartLine = { product: 7, quantity: 1, type: 'offer' };

describe('the stored cart', () => {
  it.each(['', 'null', '{"0":{"product":46}}', '[{"product":46'])('is damaged and empty when it reads %p', (text) => {
    expect(read(text)).toEqual({ lines: [], damaged: true });
  });

  it.each([null, { ...soap, product: 0 }, { ...soap, type: 'gift' }, { product: 46, quantity: 2 }])(
    'drops %j and keeps the valid lines around it',
    (entry) => {
      expect(read(JSON.stringify([soap, entry, tea]))).toEqual({ lines: [soap, tea], damaged: true });
      expect(log).toHaveBeenCalledWith('[shop] invalid items of the stored cart:', [expect.stringMatching(/^1/)]);
    },
  );

  it('is a cart in good order whatever was stored, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.oneof(anyLine, fc.jsonValue())).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const { lines } = read(text);
          expect(new Set(lines.map(itemId)).size).toBe(lines.length);
          expect(read(JSON.stringify(lines))).toEqual({ lines, damaged: false });
        },
      ),
    );
  });
});

const openShop = (storage: ShopStorage) => {
  const store = makeStore({ storage });
  store.dispatch(storageChanged());
  return store;
};

describe('the shop’s cart', () => {
  it('is not touched by a visit that changes nothing', () => {
    const storage = memoryStorage({ cart: [soap] });
    const before = new Map(storage.values);

    openShop(storage);

    expect(storage.values).toEqual(before);
  });

  it('is set aside when a line has 41 pieces, keeps its valid lines and says so', () => {
    const damaged = JSON.stringify([{ ...soap, quantity: 41 }, tea]);
    const storage = memoryStorage({ cart: damaged });
    const toasts = collectToasts();

    const store = openShop(storage);

    expect(selectLines(store.getState())).toEqual([tea]);
    expect(storage.read('cart.damaged')).toBe(damaged);
    expect(storage.read('cart')).toBe(JSON.stringify([tea]));
    expect(toasts.map(({ title }) => title)).toEqual(['Part of your saved cart could not be read']);
  });

  it('lives in memory, with one notice, where the browser refuses to store it', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Site data is blocked', 'SecurityError');
    });
    const toasts = collectToasts();
    const store = openShop(browserStorage());

    store.dispatch(linesAdded([soap]));
    store.dispatch(linesAdded([tea]));

    expect(selectLines(store.getState())).toEqual([soap, tea]);
    expect(toasts.map(({ title }) => title)).toEqual(['Your cart is kept for this visit only']);
  });
});

it('two tabs remove from the cart what one of them has paid for, and nothing that the other adds', () => {
  const storage = memoryStorage({ cart: [soap, tea] });
  const [paying, other] = [openShop(storage), openShop(storage)];
  other.dispatch(quantityChanged({ item: soap, by: 1 }));
  paying.dispatch(storageChanged());
  paying.dispatch(cartPaid([soap, tea]));
  other.dispatch(storageChanged());
  other.dispatch(linesAdded([tea]));
  paying.dispatch(storageChanged());

  const left = [{ ...soap, quantity: 1 }, tea];
  expect([paying, other].map((tab) => selectLines(tab.getState()))).toEqual([left, left]);
});
