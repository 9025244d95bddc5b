import { fromRupees } from '../money/paise.ts';
import { dailyUse } from './daily-use.ts';

const use = (small_details: string, product_quantity = 90, size_type_id = 'Capsules') =>
  dailyUse({ small_details, product_quantity, size_type_id, product_price: 1250 });

it('three of 90 capsules a day last thirty days, and a day costs its share', () => {
  expect(use('Made of leaf. Take three capsules a day with breakfast. Store dry.')).toEqual({
    amount: 3,
    unit: 'capsule',
    lasts: { days: 30, dayPrice: fromRupees(41.67) },
  });
});

it.each([
  ['Take one capsule twice a day, after meals.', 60, 'Capsules', 2, 'capsule', 30],
  ['Take 2 tablets every day.', 60, 'Tablets', 2, 'tablet', 30],
  ['Steep one bag each day.', 25, 'Tea Bags', 1, 'bag', 25],
  ['Take 5 ml in water twice a day after meals.', 100, 'ml', 10, 'ml', 10],
  ['Stir 2.5 g into milk once a day.', 150, 'g', 2.5, 'g', 60],
  ['Take 15 drops in half a cup of warm water, once a day.', 30, 'ml', 15, 'drop', undefined],
  ['Take one teaspoon a day, alone or with warm milk.', 500, 'g', 1, 'teaspoon', undefined],
  ['Take three capsules a day.', 2, 'Capsules', 3, 'capsule', undefined],
  ['Take three capsules a day.', 0, 'Capsules', 3, 'capsule', undefined],
])('%s of a pack of %d %s: %d %s a day, for %s days', (text, quantity, size, amount, unit, days) => {
  const found = use(text, quantity, size);
  expect(found).toMatchObject({ amount, unit });
  expect(found?.lasts?.days).toBe(days);
});

it.each([
  'Take two capsules with warm water at bedtime.',
  'Take one capsule before lunch and one before dinner.',
  'Take one to two capsules a day.',
  'Take one capsule a day, or two when travelling.',
  'Take two capsules a day, children one capsule a day.',
  'Do not take more than three capsules a day.',
  'Please use as directed and not more than three times a day.',
  'Warm a little oil between the palms.',
  '',
])('%j says no daily use', (text) => {
  expect(use(text)).toBeNull();
});
