import { MatchersV3 } from '@pact-foundation/pact';

/** A matcher with its example. */
export interface Matcher<Value> {
  readonly 'pact:matcher:type': unknown;
  readonly value: Value;
}

/** The fields that are read. */
type Read<Value> = Value extends readonly (infer Item)[]
  ? readonly Read<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: Read<Value[Field]> }
    : Value;

/** The type of a template. */
type Plain<Part> =
  Part extends Matcher<infer Value>
    ? Value
    : Part extends readonly (infer Item)[]
      ? Plain<Item>[]
      : Part extends object
        ? { [Field in keyof Part]: Plain<Part[Field]> }
        : Part;

/** A contract value in which any part may be a {@link Matcher} and unread fields are left out. */
export type Template<Value> =
  | Value
  | Matcher<Read<Value>>
  | (Value extends readonly (infer Item)[]
      ? readonly Template<Item>[]
      : Value extends object
        ? { readonly [Field in keyof Value]?: Template<Value[Field]> }
        : never);

/** Any text, an empty one too. */
export const anyText = <Value extends string>(value: Value): Matcher<Value> => ({ 'pact:matcher:type': 'type', value });

/** A text that is shown or sent on, and must not be empty. */
export const filledText = (value: string): Matcher<string> => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'notEmpty' }],
  value,
});

/** A text that matches the whole expression; no look-around in Pact's engine. */
export const textLike = (expression: RegExp, value: string): Matcher<string> => {
  const regex = `^(?:${expression.source})$`;
  if (!new RegExp(regex).test(value)) throw new Error(`The example ${value} does not match ${regex}.`);
  // The type too: an expression also matches numbers.
  return { 'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex }], value };
};

export const anyNumber = (value: number): Matcher<number> => ({ 'pact:matcher:type': 'number', value });

export const wholeNumber = (value: number): Matcher<number> => ({ 'pact:matcher:type': 'integer', value });

/** Any status in the body except success. */
export const refusal = (value: number): Matcher<number> => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'integer' },
    { 'pact:matcher:type': 'regex', regex: '^[013-9][0-9]{0,2}$' },
  ],
  value,
});

/** At least one entry like the example. */
export const listOf = <Item>(item: Item): Matcher<Plain<Item>[]> & { min: 1 } => ({
  'pact:matcher:type': 'type',
  min: 1,
  value: [item as Plain<Item>],
});

/**
 * A value from the provider state, such as a token: the storefront must send the example, the provider check uses
 * the real one (libs/api-contract, provider-states.ts).
 *
 * @example fromState('Bearer ${token}', 'Bearer vv_example')
 */
export const fromState = <Value>(expression: string, value: Value): StateValue<Value> => ({
  'pact:matcher:type': 'equality',
  'pact:generator:type': 'ProviderState',
  expression,
  value,
});

export interface StateValue<Value> extends Matcher<Value> {
  readonly 'pact:matcher:type': 'equality';
  readonly 'pact:generator:type': 'ProviderState';
  readonly expression: string;
}

/** The example of a template, which may be none. */
export const exampleOf = <Value>(template: Template<Value>): Value =>
  (template === undefined ? template : MatchersV3.reify(template)) as Value;
