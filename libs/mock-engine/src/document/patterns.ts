/** What a pattern of a schema matches with. */
export interface Expression {
  readonly test: (text: string) => boolean;
  /** As errors name it. */
  readonly toString: () => string;
}

/** What a pattern matches with; undefined for one that is not checked. */
export type ReadPattern = (pattern: string) => Expression | undefined;

/** Means something in other languages; without Unicode mode JavaScript reads it as plain letters. */
const FOREIGN = /\\(?![bBcdDfknrsStuvwWx])[a-zA-Z]|\[:\w+:\]/;

/**
 * Read as Unicode, as JSON Schema asks, where that is possible: many documents escape more than Unicode mode allows.
 *
 * @returns undefined for an expression of another language
 */
export const parsePattern = (pattern: string): RegExp | undefined =>
  compilePattern(pattern, 'u') ?? (FOREIGN.test(pattern) ? undefined : compilePattern(pattern, ''));

function compilePattern(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
