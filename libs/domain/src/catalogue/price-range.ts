/** Ranges of prices in rupees, without their upper ends; the address names one as `?price=`. */
export const PRICE_RANGES = {
  'to-250': { from: 0, to: 250 },
  '250-500': { from: 250, to: 500 },
  'from-500': { from: 500, to: Infinity },
} as const;
export type PriceRange = keyof typeof PRICE_RANGES;

export const readPriceRange = (text: string | null): PriceRange | undefined =>
  (Object.keys(PRICE_RANGES) as PriceRange[]).find((range) => range === text);

/** Whether a price in rupees lies in the range; without one it does. */
export function isInPriceRange(rupees: number, range: PriceRange | undefined): boolean {
  if (!range) return true;
  const { from, to } = PRICE_RANGES[range];
  return rupees >= from && rupees < to;
}
