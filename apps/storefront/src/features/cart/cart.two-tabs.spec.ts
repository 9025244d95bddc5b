// spec-map: 4.6.3
import type { CartLine } from '@shop/domain/cart/cart';
import { makeStore, type ShopStore } from '../../app/store.ts';
import { storageChanged } from '../../shared/storage/stored-state.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { cartPaid, lineAdded, lineRemoved, quantityIncreased, selectLines } from './cart.slice.ts';

const line = (product: number, quantity = 1): CartLine => ({ type: 'product', product, quantity });

/** Two tabs of one browser. Storage events arrive later. */
function openTabs(lines: CartLine[]) {
  const storage = memoryStorage({ cart: lines });
  const tabs = [makeStore({ storage }), makeStore({ storage })] as const;
  for (const tab of tabs) tab.dispatch(storageChanged());
  const settle = () => {
    for (const tab of tabs) tab.dispatch(storageChanged());
    return { shown: tabs.map(linesOf), stored: JSON.parse(storage.read('cart') ?? '[]') as CartLine[] };
  };
  return { tabs, settle, storage };
}

const linesOf = (tab: ShopStore) => selectLines(tab.getState());

describe('two tabs', () => {
  it('lose no line when one of them writes without having read the other’s last write', () => {
    const { tabs, settle, storage } = openTabs([line(1)]);
    tabs[0].dispatch(lineAdded(line(2)));
    tabs[0].dispatch(lineRemoved(line(1)));
    settle();
    storage.write('cart', JSON.stringify([line(1), line(3)]));

    settle();
    const { shown, stored } = settle();
    expect(stored).toEqual([line(3), line(2)]);
    for (const lines of shown) expect(lines).toEqual(stored);
  });

  it('remove from the cart what one tab has paid for, and nothing that the other tab adds meanwhile', () => {
    const { tabs, settle } = openTabs([line(1, 3), line(2)]);

    tabs[1].dispatch(quantityIncreased(line(1)));
    tabs[0].dispatch(cartPaid([line(1, 3), line(2)]));
    tabs[1].dispatch(lineAdded(line(3)));

    const { shown, stored } = settle();
    expect(stored).toEqual([line(1), line(3)]);
    for (const lines of shown) expect(lines).toEqual(stored);
  });
});
