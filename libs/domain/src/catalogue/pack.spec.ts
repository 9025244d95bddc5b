import { packSize, unitPrice } from './pack.ts';

it('a pack names its net quantity with the unit', () => {
  expect(packSize({ product_quantity: 2.5, size_type_id: 'g' })).toBe('2.5 g');
});

it.each([
  [249, 30, 830],
  [499.5, 60, 833],
  [100, 0, null],
  [10_000_000, 1e-300, null],
  [-1e300, 1, null],
])('₹%d for %d units is %j paise a unit', (product_price, product_quantity, paise) => {
  expect(unitPrice({ product_price, product_quantity })).toBe(paise);
});
