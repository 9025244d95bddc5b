import { ownField, parseJson } from '@shop/domain/json/parse-json';

/** How many operations of each tab, its first ones, a cart includes: a version vector by the tabs' names. */
export type IncludedOperations = Readonly<Record<string, number>>;

/** What stands in storage beside the cart, so that tabs can tell what the writer of a cart knew of. */
export interface CartVersion {
  /** The stored cart it speaks of, as text. */
  cart: string | null;
  included: IncludedOperations;
}

/** So many tabs are remembered, those that wrote last. */
export const TABS_REMEMBERED = 20;

/** @returns null when the text is no version: nothing is known of the cart then */
export function readCartVersion(text: string | null): CartVersion | null {
  const stored = text === null ? null : parseJson(text);
  if (!stored?.ok) return null;
  const cart = ownField(stored.value, 'cart');
  const included = ownField(stored.value, 'included');
  return typeof cart === 'string' && isCounts(included) ? { cart, included } : null;
}

/** The operations with those of the tab that writes, which stands last. */
export const withOwn = (included: IncludedOperations, tab: string, count: number): IncludedOperations => {
  const others = Object.entries(included).filter(([name]) => name !== tab);
  return Object.fromEntries([...others, [tab, count] as const].slice(-TABS_REMEMBERED));
};

/** What two writers of the same cart, together, had included. */
export const withBoth = (one: IncludedOperations, other: IncludedOperations): IncludedOperations => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([tab, count]) => [tab, Math.max(count, one[tab] ?? 0)])),
});

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((count) => Number.isSafeInteger(count) && (count as number) >= 0);
