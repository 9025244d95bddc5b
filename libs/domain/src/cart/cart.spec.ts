// spec-map: 4.2.1, 5.2.1, 5.2.4, 9.1.1, 9.5.3
import {
  addLine,
  type CartLine,
  changeQuantity,
  findLine,
  isQuantity,
  isQuantityEntry,
  isSameItem,
  itemId,
  nearestQuantity,
  parseQuantity,
  plainLine,
  removeLine,
  removePaid,
} from './cart.ts';

const product46: CartLine = { product: 46, quantity: 2, type: 'product' };
const offer46: CartLine = { product: 46, quantity: 1, type: 'offer' };

it('a cart line is found by its item, whatever the quantity, and an offer never for the product with its number', () => {
  expect(isSameItem(product46, offer46)).toBe(false);
  expect(itemId(product46)).not.toBe(itemId(offer46));
  expect(findLine([product46], offer46)).toBeUndefined();
  const nine: CartLine = { ...offer46, quantity: 9 };
  expect(findLine([product46, offer46], nine)).toBe(offer46);
});

it('a cart line is stored with its three fields and nothing else', () => {
  const card = { ...product46, product_title: 'Tulsi' };
  expect(JSON.stringify(plainLine(card))).toBe('{"product":46,"quantity":2,"type":"product"}');
});

describe('a quantity', () => {
  it.each(['1', '2', '39', '40', ' 7 ', '05'])('reads %p as a whole number from 1 to 40', (text) => {
    expect(parseQuantity(text)).toBe(Number(text));
    expect(isQuantityEntry(text)).toBe(true);
  });

  it.each(['0', '41', '-1', '+1', '1.5', '1.0', '1e1', '0x5', '1e9', '١', '５', 'two', '1 2', '9'.repeat(400)])(
    'refuses %p',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined();
      expect(isQuantityEntry(text)).toBe(false);
    },
  );

  it.each(['', '   '])('that is not typed yet (%p) may stand in the input, but is none', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
    expect(isQuantityEntry(text)).toBe(true);
  });

  it.each([
    ['45', 40],
    ['1e9', 40],
    ['-3', 1],
    ['2.5', 2],
    ['some', 1],
  ])('nearest to %s is %i', (text, quantity) => expect(nearestQuantity(text)).toBe(quantity));

  it.each([null, undefined, '5', NaN, 1.5, 0, 41, true, [5]])('is not %p', (value) => {
    expect(isQuantity(value)).toBe(false);
  });
});

it('adding puts the line last into a new list, and leaves the very same cart where the item is in it, or 100 others', () => {
  const lines = Object.freeze([offer46]);
  expect(addLine(lines, product46)).toEqual([offer46, product46]);
  expect(addLine(lines, { ...offer46, quantity: 2 })).toBe(lines);
  const full = Array.from({ length: 100 }, (_, index) => ({ ...product46, product: 100 + index }));
  expect(addLine(full, product46)).toBe(full);
  expect(addLine(full.slice(1), product46)).toHaveLength(100);
});

const product = (quantity: number): CartLine => ({ ...product46, quantity });

it.each([
  [39, 1, 40],
  [2, -1, 1],
] as const)('%i pieces and %i make %i, of its own line alone', (before, by, after) => {
  expect(changeQuantity([offer46, product(before)], product(before), by)).toEqual([offer46, product(after)]);
});

it.each([
  [40, 1],
  [1, -1],
] as const)('%i pieces and %i leave the very same cart, as for an item that another tab has removed', (end, by) => {
  for (const lines of [[product(end)], [offer46]]) expect(changeQuantity(lines, product(end), by)).toBe(lines);
});

it('removing takes that item whole out of the cart, and nothing where it is not there', () => {
  expect(removeLine([product46, offer46], product46)).toEqual([offer46]);
  expect(removeLine([offer46], product46)).toEqual([offer46]);
});

it.each([
  ['leaves the cart', 2, []],
  ['leaves behind the pieces that came since', 5, [product(3)]],
  ['leaves with the line when there are fewer pieces by now', 1, []],
])('what was paid for %s, and nothing else does', (_, quantity, rest) => {
  expect(removePaid(Object.freeze([product(quantity), offer46]), product46)).toEqual([...rest, offer46]);
});
