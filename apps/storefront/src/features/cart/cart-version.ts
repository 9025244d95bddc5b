import { ownField, parseJson } from '@shop/domain/json/parse-json';

/** A version vector: how many of each tab's operations a cart includes. */
export type IncludedOperations = Readonly<Record<string, number>>;

/** Stored beside the cart, so that tabs know which operations it includes. */
export interface CartVersion {
  /** The stored cart it describes, as text. */
  cart: string | null;
  included: IncludedOperations;
}

/** Limit of tabs in a version, most recent first. */
export const TABS_REMEMBERED = 20;

/** @returns null when the text is no version: nothing is known of the cart then */
export function readCartVersion(text: string | null): CartVersion | null {
  const stored = text === null ? null : parseJson(text);
  if (!stored?.ok) return null;
  const cart = ownField(stored.value, 'cart');
  const included = ownField(stored.value, 'included');
  return typeof cart === 'string' && isCounts(included) ? { cart, included } : null;
}

/** The version with the writing tab's count, which comes last. */
export const withOwn = (included: IncludedOperations, tab: string, count: number): IncludedOperations => {
  const others = Object.entries(included).filter(([name]) => name !== tab);
  return Object.fromEntries([...others, [tab, count] as const].slice(-TABS_REMEMBERED));
};

/** Merges two versions of the same cart. */
export const withBoth = (one: IncludedOperations, other: IncludedOperations): IncludedOperations => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([tab, count]) => [tab, Math.max(count, one[tab] ?? 0)])),
});

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((count) => Number.isSafeInteger(count) && (count as number) >= 0);
