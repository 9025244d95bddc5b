import type { Paise } from '../money/paise.ts';
import { unitPrice, type Pack } from './pack.ts';
import { sentences } from './sentences.ts';

export interface DailyUse {
  /** How much a day. */
  amount: number;
  /** Of what, in the singular: `capsule`, `ml`. */
  unit: string;
  /** How long the pack lasts, and what a day costs; null where the pack is counted in another unit, or is not enough for one. */
  lasts: { days: number; dayPrice: Paise } | null;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TIMES = ['once', 'twice', 'three times', 'four times'];
const UNITS = 'capsules?|tablets?|sachets?|(?:tea )?bags?|drops?|teaspoons?|tablespoons?|ml|g';
const NUMBER = String.raw`\d+(?:\.\d+)?|${NUMBERS.join('|')}`;
const DOSE = new RegExp(
  String.raw`^[a-z]+ (${NUMBER}) (${UNITS})\b(.*?)(?: (${TIMES.join('|')}))? (?:a|each|every|per) day\b(.*)$`,
  'i',
);
const ANOTHER_NUMBER = new RegExp(String.raw`\b(?:${NUMBER}|${TIMES.join('|')})\b`, 'i');

const singular = (unit: string) => unit.toLowerCase().replace(/s$/, '');
const numberOf = (text: string) => Number(text) || NUMBERS.indexOf(text.toLowerCase()) + 1;

/**
 * How much of a product is taken a day, how long its pack lasts and what a day costs, as far as small_details say it in a
 * sentence of their own: `Take one capsule twice a day`. Null where they do not, or where the sentence has further numbers,
 * which may be another dose.
 */
export function dailyUse(product: Pack & { small_details: string; product_price: number }): DailyUse | null {
  const dose = sentences(product.small_details)
    .map((sentence) => DOSE.exec(sentence))
    .find((found) => found !== null);
  if (!dose) return null;
  const [, count = '', unitText = '', between = '', times = 'once', rest = ''] = dose;
  if (ANOTHER_NUMBER.test(between + rest)) return null;

  const amount = numberOf(count) * (TIMES.indexOf(times.toLowerCase()) + 1);
  const unit = singular(unitText);
  const packUnit = singular(product.size_type_id);
  const days = packUnit === unit || packUnit.endsWith(` ${unit}`) ? Math.floor(product.product_quantity / amount) : 0;
  const dayPrice = unitPrice({ ...product, product_price: product.product_price * amount });
  return { amount, unit, lasts: days > 0 && dayPrice !== null ? { days, dayPrice } : null };
}
