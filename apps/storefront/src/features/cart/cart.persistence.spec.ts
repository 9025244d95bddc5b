import { browserStorage, type ShopStorage } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { storageChanged } from '../../shared/storage/stored-state.ts';
import { makeStore } from '../../app/store.ts';
import { memoryStorage, type MemoryStorage } from '../../testing/memory-storage.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { lineAdded, selectIsCartRead, selectLines } from './cart.slice.ts';

const soap = { product: 46, quantity: 2, type: 'product' as const };
const tea = { product: 7, quantity: 1, type: 'offer' as const };

const openShop = (storage: ShopStorage) => {
  const store = makeStore({ storage });
  store.dispatch(storageChanged());
  return store;
};
const storedCart = (storage: MemoryStorage): unknown => JSON.parse(storage.read('cart') ?? 'null');

describe('the stored cart', () => {
  it('is read as it was left', () => {
    const store = openShop(memoryStorage({ cart: [soap, tea] }));

    expect(selectLines(store.getState())).toEqual([soap, tea]);
    expect(selectIsCartRead(store.getState())).toBe(true);
  });

  it('keeps what was added before it was read', () => {
    const storage = memoryStorage({ cart: [soap] });
    const store = makeStore({ storage });

    store.dispatch(lineAdded(tea));
    store.dispatch(storageChanged());

    expect(selectLines(store.getState())).toEqual([soap, tea]);
    expect(storedCart(storage)).toEqual([soap, tea]);
  });

  it('is not touched by a visit that changes nothing', () => {
    const storage = memoryStorage({ cart: [soap] });
    const write = jest.spyOn(storage, 'write');

    openShop(storage);

    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ['is no JSON', '[{"product":46,', []],
    ['has a line with 41 pieces', JSON.stringify([{ ...soap, quantity: 41 }, tea]), [tea]],
  ])('is set aside when it %s, keeps its valid lines and says so', (_, damaged, kept) => {
    jest.spyOn(console, 'warn').mockImplementation();
    const storage = memoryStorage({ cart: damaged });
    const toasts = collectToasts();

    const store = openShop(storage);

    expect(selectLines(store.getState())).toEqual(kept);
    expect(storage.read(storageKeys.damagedCart)).toBe(damaged);
    expect(storedCart(storage)).toEqual(kept);
    expect(toasts.map(({ title }) => title)).toEqual(['Part of your saved cart could not be read']);
  });

  it('lives in memory, with one notice, where the browser refuses to store it', () => {
    const storage = browserStorage({});
    const toasts = collectToasts();
    const store = openShop(storage);

    store.dispatch(lineAdded(soap));
    store.dispatch(lineAdded(tea));

    expect(selectLines(store.getState())).toEqual([soap, tea]);
    expect(toasts.map(({ title }) => title)).toEqual(['Your cart is kept for this visit only']);
  });

  it('is stored by the time the press has been handled: the tab may be closed right after', () => {
    const storage = memoryStorage();
    openShop(storage).dispatch(lineAdded(soap));
    expect(storedCart(storage)).toEqual([soap]);
  });

  it('follows another tab', () => {
    const storage = memoryStorage({ cart: [soap] });
    const store = openShop(storage);

    storage.write('cart', JSON.stringify([tea]));
    store.dispatch(storageChanged());

    expect(selectLines(store.getState())).toEqual([tea]);
  });

  it('is empty when another tab cleared it', () => {
    const storage = memoryStorage({ cart: [soap] });
    const store = openShop(storage);

    storage.remove('cart');
    store.dispatch(storageChanged());

    expect(selectLines(store.getState())).toEqual([]);
  });
});
