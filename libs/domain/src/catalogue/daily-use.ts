import type { Paise } from '../money/paise.ts';
import { unitPrice, type Pack } from './pack.ts';

const singular = (unit: string) => unit.toLowerCase().replace(/s$/, '');

/**
 * How long a product's pack lasts, and what a day costs. Null where the pack is counted in another unit than its directions,
 * or is not enough for a day.
 */
export function dailyUse({
  directions: { amount, unit },
  ...product
}: Pack & { directions: { amount: number; unit: string }; product_price: number }): {
  days: number;
  dayPrice: Paise;
} | null {
  const packUnit = singular(product.size_type_id);
  const isSameUnit = packUnit === unit || packUnit.endsWith(` ${unit}`);
  const days = isSameUnit && amount > 0 ? Math.floor(product.product_quantity / amount) : 0;
  const dayPrice = unitPrice({ ...product, product_price: product.product_price * amount });
  return days > 0 && dayPrice !== null ? { days, dayPrice } : null;
}
