/** What a pattern of a schema matches with. */
export interface Expression {
  readonly test: (text: string) => boolean;
  /** As errors name it. */
  readonly toString: () => string;
}

/** What a pattern matches with; undefined for one that is not checked. */
export type ReadPattern = (pattern: string) => Expression | undefined;

/** Read as Unicode, as JSON Schema asks, where that is possible: many documents escape more than Unicode mode allows. */
export const expressionOf = (pattern: string): RegExp | undefined => readAs(pattern, 'u') ?? readAs(pattern, '');

function readAs(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
