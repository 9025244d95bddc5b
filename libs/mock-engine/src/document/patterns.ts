/** What a pattern of a schema matches with. */
export interface Expression {
  readonly test: (text: string) => boolean;
  /** As errors name it. */
  readonly toString: () => string;
}

/** What a pattern matches with; undefined for one that is not checked. */
export type ReadPattern = (pattern: string) => Expression | undefined;

/** `/^a$/i`: many write a pattern so, which no text fits to the letter. */
const LITERAL = /^\/(\^.*|.*\$)\/([a-z]*)$/;

export const isLiteral = (pattern: string): boolean => LITERAL.test(pattern);

/** Read as Unicode, as JSON Schema asks, where that is possible: many documents escape more than Unicode mode allows. */
export function expressionOf(pattern: string): RegExp | undefined {
  const [, source = pattern, given = ''] = LITERAL.exec(pattern) ?? [];
  const flags = given.replace(/[^ims]/g, '');
  return readAs(source, `u${flags}`) ?? readAs(source, flags);
}

function readAs(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
