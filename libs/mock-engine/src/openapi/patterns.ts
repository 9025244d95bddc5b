/** What a pattern of a schema matches with. */
export interface Expression {
  readonly test: (text: string) => boolean;
  /** As errors name it. */
  readonly toString: () => string;
}

const expressions = new Map<string, Expression | undefined>();

/** A pattern that JavaScript can read, or another reader where one is set; undefined for one that is not checked. */
export function patternOf(pattern: string): Expression | undefined {
  if (!expressions.has(pattern)) expressions.set(pattern, expressionOf(pattern));
  return expressions.get(pattern);
}

/** Sets what a pattern matches with, everywhere: the same pattern has the same meaning. */
export const setPattern = (pattern: string, expression: Expression | undefined): void =>
  void expressions.set(pattern, expression);

/** Read as Unicode, as JSON Schema asks, where that is possible: many documents escape more than Unicode mode allows. */
export const expressionOf = (pattern: string): RegExp | undefined => readAs(pattern, 'u') ?? readAs(pattern, '');

function readAs(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
