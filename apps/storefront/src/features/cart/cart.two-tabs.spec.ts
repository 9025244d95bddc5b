import { itemId, type CartLine } from '@shop/domain/cart/cart-line';
import * as fc from 'fast-check';
import { browserTabs } from '../../testing/browser-tabs.ts';
import { cartIn, linesOf, openCart, openTabs } from '../../testing/cart-tabs.ts';
import { cartPaid, lineAdded, lineRemoved, quantityDecreased, quantityIncreased } from './cart.slice.ts';

const line = (product: number, quantity = 1): CartLine => ({ type: 'product', product, quantity });

const actions = {
  add: lineAdded,
  plus: quantityIncreased,
  minus: quantityDecreased,
  remove: lineRemoved,
  pay: (paid: CartLine) => cartPaid([paid]),
};
type Act = keyof typeof actions;

it('takes what one tab has paid out of the cart, and nothing that the other raised before or adds at that moment', () => {
  const { shops, settle, stored } = openTabs(2, [line(1, 3), line(2)]);

  shops[1]?.dispatch(quantityIncreased(line(1)));
  settle();
  shops[0]?.dispatch(cartPaid([line(1, 3), line(2)]));
  shops[1]?.dispatch(lineAdded(line(3)));
  settle();

  for (const shop of shops) expect(linesOf(shop)).toEqual([line(1), line(3)]);
  expect(stored()).toEqual([line(1), line(3)]);
});

it('keeps the line of a tab that opened between another’s version and its cart, and added at once', () => {
  const browser = browserTabs(2);
  const { tabs, send, receive, hear, settle } = browser;
  const open = (index: number) => openCart(tabs[index] as (typeof tabs)[number]);
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

  for (const shop of [first, second]) expect(linesOf(shop)).toEqual([line(1), line(2)]);
  expect(cartIn(browser)).toEqual([line(1), line(2)]);
});

const start = [line(1), line(2, 20), line(3, 40)];

const change = (...acts: Act[]) =>
  fc.record({ act: fc.constantFrom(...acts), product: fc.integer({ min: 1, max: 8 }) });

const step = (tabs: number) =>
  fc.record({
    tab: fc.nat({ max: tabs - 1 }),
    move: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('send' as const, 'receive' as const, 'hear' as const) },
      { weight: 1, arbitrary: change('add', 'add', 'plus', 'minus', 'remove', 'pay') },
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

      const cart = stored();
      for (const shop of shops) expect(linesOf(shop)).toEqual(cart);
      const kept = new Set(cart.map(itemId));
      expect([...expected].filter((id) => !removed.has(id) && !kept.has(id))).toEqual([]);
    }),
    { numRuns: runs },
  );
});

it('behaves like one tab when they are used one after the other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ tab: fc.nat({ max: 1 }), move: change('add', 'plus', 'minus', 'remove') }), {
        maxLength: 30,
      }),
      (steps) => {
        const { shops, settle } = openTabs(2, start);
        const [single] = openTabs(1, start).shops;

        for (const { tab, move } of steps) {
          const { act, product } = move;
          shops[tab]?.dispatch(actions[act](line(product)));
          single?.dispatch(actions[act](line(product)));
          settle();
        }

        for (const shop of shops) expect(linesOf(shop)).toEqual(single && linesOf(single));
      },
    ),
    { numRuns: 300 },
  );
});
