import { fromRupees } from '../money/paise.ts';
import { dailyUse } from './daily-use.ts';

it.each([
  [3, 'capsule', 90, 'Capsules', { days: 30, dayPrice: fromRupees(41.67) }],
  [1, 'bag', 25, 'Tea Bags', { days: 25, dayPrice: fromRupees(50) }],
  [2.5, 'g', 150, 'g', { days: 60, dayPrice: fromRupees(20.83) }],
  [15, 'drop', 30, 'ml', null],
  [3, 'capsule', 2, 'Capsules', null],
  [3, 'capsule', 0, 'Capsules', null],
  [0, 'capsule', 90, 'Capsules', null],
])('%d %s a day of a pack of %d %s: %j', (amount, unit, product_quantity, size_type_id, use) => {
  expect(dailyUse({ directions: { amount, unit }, product_quantity, size_type_id, product_price: 1250 })).toEqual(use);
});
