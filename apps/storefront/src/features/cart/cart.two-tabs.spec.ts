import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { itemId, type CartLine } from '@shop/domain/cart/cart-line';
import * as fc from 'fast-check';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { otherTabWrote, readStoredState, storedStateRead } from '../../shared/storage/stored-state.ts';
import type { AppDispatch, ShopServices } from '../../shared/use-app-dispatch.ts';
import { browserTabs } from '../../testing/browser-tabs.ts';
import { startCartPersistence } from './cart.persistence.ts';
import {
  cartPaid,
  cartSlice,
  lineAdded,
  lineRemoved,
  quantityDecreased,
  quantityIncreased,
  selectLines,
} from './cart.slice.ts';

type Browser = ReturnType<typeof browserTabs>;

const line = (product: number, quantity = 1): CartLine => ({ type: 'product', product, quantity });

const openShop = (tab: Browser['tabs'][number]) => {
  const listeners = createListenerMiddleware<unknown, AppDispatch, ShopServices>({ extra: { storage: tab.storage } });
  startCartPersistence(listeners);
  const store = configureStore({
    reducer: { cart: cartSlice.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listeners.middleware),
  });
  tab.onOtherTabWrote = (key, value) => store.dispatch(otherTabWrote({ key, value }));
  store.dispatch(storedStateRead(readStoredState(tab.storage)));
  return store;
};

/** Tabs with the same cart. */
const openTabs = (count: number, lines: CartLine[]) => {
  const browser = browserTabs(count);
  browser.tabs[0]?.storage.write(storageKeys.cart, JSON.stringify(lines));
  browser.settle();
  return { ...browser, shops: browser.tabs.map(openShop) };
};

const actions = {
  add: lineAdded,
  plus: quantityIncreased,
  minus: quantityDecreased,
  remove: lineRemoved,
  pay: (paid: CartLine) => cartPaid([paid]),
};
type Act = keyof typeof actions;

it('keeps both lines when two tabs add at the same moment', () => {
  const { shops, settle, stored } = openTabs(2, [line(1)]);

  shops[0]?.dispatch(lineAdded(line(2)));
  shops[1]?.dispatch(lineAdded(line(3)));
  settle();

  const carts = shops.map((shop) =>
    selectLines(shop.getState())
      .map(({ product }) => product)
      .sort(),
  );
  expect(carts).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(JSON.parse(stored() ?? '')).toHaveLength(3);
});

it('takes what one tab has paid out of the cart, and nothing that the other raised before or adds at that moment', () => {
  const { shops, settle, stored } = openTabs(2, [line(1, 3), line(2)]);

  shops[1]?.dispatch(quantityIncreased(line(1)));
  settle();
  shops[0]?.dispatch(cartPaid([line(1, 3), line(2)]));
  shops[1]?.dispatch(lineAdded(line(3)));
  settle();

  shops.forEach((shop) => expect(selectLines(shop.getState())).toEqual([line(1), line(3)]));
  expect(JSON.parse(stored() ?? '')).toEqual([line(1), line(3)]);
});

it('keeps the line of a tab that opened between another’s version and its cart, and added at once', () => {
  const { tabs, send, receive, hear, settle, stored } = browserTabs(2);
  const open = (index: number) => openShop(tabs[index] as Browser['tabs'][number]);
  const first = open(0);
  first.dispatch(lineAdded(line(1)));
  // The tab has the version from storage, but missed its event while loading.
  send(0);
  receive(1);
  hear(1);
  const second = open(1);
  second.dispatch(lineAdded(line(2)));
  // Keys are ordered separately: both writes of the second tab come between those of the first.
  send(1);
  send(1);
  send(0);
  settle();

  for (const shop of [first, second]) expect(selectLines(shop.getState())).toEqual([line(1), line(2)]);
  expect(JSON.parse(stored() ?? '')).toEqual([line(1), line(2)]);
});

const start = [line(1), line(2, 20), line(3, 40)];

const step = (tabs: number) =>
  fc.record({
    tab: fc.nat({ max: tabs - 1 }),
    move: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('send' as const, 'receive' as const, 'hear' as const) },
      {
        weight: 1,
        arbitrary: fc.record({
          act: fc.constantFrom<Act>('add', 'add', 'plus', 'minus', 'remove', 'pay'),
          product: fc.integer({ min: 1, max: 8 }),
        }),
      },
    ),
  });

it.each([
  { tabs: 2, runs: 1000 },
  { tabs: 3, runs: 300 },
])('loses no line in $runs interleavings of $tabs tabs, and all tabs come to show the same cart', ({ tabs, runs }) => {
  fc.assert(
    fc.property(fc.array(step(tabs), { maxLength: 60 }), (steps) => {
      const { shops, send, receive, hear, settle, stored } = openTabs(tabs, start);
      const expected = new Set(start.map(itemId));
      const removed = new Set<string>();

      for (const { tab, move } of steps) {
        if (move === 'send') send(tab);
        else if (move === 'receive') receive(tab);
        else if (move === 'hear') hear(tab);
        else {
          const item = line(move.product);
          if (move.act === 'remove' || move.act === 'pay') removed.add(itemId(item));
          if (move.act === 'add') expected.add(itemId(item));
          shops[tab]?.dispatch(actions[move.act](item));
        }
      }
      settle();

      const carts = shops.map((shop) => selectLines(shop.getState()));
      carts.forEach((cart) => expect(cart).toEqual(carts[0]));
      expect(JSON.parse(stored() ?? '[]')).toEqual(carts[0]);
      const kept = new Set(carts[0]?.map(itemId));
      const lost = [...expected].filter((id) => !removed.has(id) && !kept.has(id));
      expect(lost).toEqual([]);
    }),
    { numRuns: runs },
  );
});

it('behaves like one tab when they are used one after the other', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          tab: fc.nat({ max: 1 }),
          act: fc.constantFrom<Act>('add', 'plus', 'minus', 'remove'),
          product: fc.integer({ min: 1, max: 5 }),
        }),
        { maxLength: 30 },
      ),
      (steps) => {
        const { shops, settle } = openTabs(2, start);
        const [single] = openTabs(1, start).shops;

        for (const { tab, act, product } of steps) {
          shops[tab]?.dispatch(actions[act](line(product)));
          single?.dispatch(actions[act](line(product)));
          settle();
        }

        expect(shops.map((shop) => selectLines(shop.getState()))).toEqual([
          single && selectLines(single.getState()),
          single && selectLines(single.getState()),
        ]);
      },
    ),
    { numRuns: 300 },
  );
});
