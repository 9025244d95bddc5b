// spec-map: 3.3.1, 4.6.3, 8.1.10
import { itemId, type CartLine } from '@shop/domain/cart/cart';
import { anyLine } from '@shop/domain/testing/arbitraries';
import fc from 'fast-check';
import { makeStore } from '../../app/store.ts';
import { browserStorage, readStored, storageChanged, type ShopStorage } from '../../shared/storage/shop-storage.ts';
import { memoryStorage, type MemoryStorage } from '../../testing/memory-storage.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { cartPaid, linesAdded, quantityChanged, selectLines } from './cart.slice.ts';

/** What the shop reads of a stored text. */
const read = (text: string | null) => {
  const { values, cart } = readStored(memoryStorage({ cart: text }));
  return { lines: values.cart ?? [], damaged: cart.isDamaged };
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'warn').mockImplementation();
});

const soap: CartLine = { product: 46, quantity: 2, type: 'product' };

describe('the stored cart', () => {
  it.each(['', 'null', '{"0":{"product":46}}', '[{"product":46'])('is damaged and empty when it reads %p', (text) => {
    expect(read(text)).toEqual({ lines: [], damaged: true });
  });

  it.each([
    null,
    { ...soap, quantity: 41 },
    { ...soap, product: 0 },
    { ...soap, type: 'gift' },
    { product: 46, quantity: 2 },
  ])('drops %j and keeps the valid lines around it', (entry) => {
    const other: CartLine = { product: 1, quantity: 1, type: 'offer' };
    expect(read(JSON.stringify([soap, entry, other]))).toEqual({ lines: [soap, other], damaged: true });
    expect(log).toHaveBeenCalledWith('[shop] invalid items of the stored cart:', [expect.stringMatching(/^1/)]);
  });

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

const tea = { product: 7, quantity: 1, type: 'offer' as const };

const openShop = (storage: ShopStorage) => {
  const store = makeStore({ storage });
  store.dispatch(storageChanged());
  return store;
};
const storedCart = (storage: MemoryStorage): unknown => JSON.parse(storage.read('cart') ?? 'null');

describe('the shop’s cart', () => {
  it('is not touched by a visit that changes nothing', () => {
    const storage = memoryStorage({ cart: [soap] });
    const before = new Map(storage.values);

    openShop(storage);

    expect(storage.values).toEqual(before);
  });

  it('is set aside when a line has 41 pieces, keeps its valid lines and says so', () => {
    const [damaged, kept] = [JSON.stringify([{ ...soap, quantity: 41 }, tea]), [tea]];
    const storage = memoryStorage({ cart: damaged });
    const toasts = collectToasts();

    const store = openShop(storage);

    expect(selectLines(store.getState())).toEqual(kept);
    expect(storage.read('cart.damaged')).toBe(damaged);
    expect(storedCart(storage)).toEqual(kept);
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

/** Two tabs of one browser. */
function openTabs(lines: CartLine[]) {
  const storage = memoryStorage({ cart: lines });
  const tabs = [openShop(storage), openShop(storage)] as const;
  /** The other tab has its storage event. */
  const event = (tab: 0 | 1) => void tabs[tab].dispatch(storageChanged());
  return { tabs, event, shown: () => tabs.map((tab) => selectLines(tab.getState())) };
}

describe('two tabs', () => {
  it('remove from the cart what one tab has paid for, and nothing that the other tab adds', () => {
    const { tabs, event, shown } = openTabs([soap, tea]);
    tabs[1].dispatch(quantityChanged({ item: soap, by: 1 }));
    event(0);
    tabs[0].dispatch(cartPaid([soap, tea]));
    event(1);
    tabs[1].dispatch(linesAdded([tea]));
    event(0);

    const left = [{ ...soap, quantity: 1 }, tea];
    expect(shown()).toEqual([left, left]);
  });
});
