import { MatchersV3 } from '@pact-foundation/pact';

/** A matcher with its example, which the storefront's own check of responses reads. */
export interface Matcher {
  readonly 'pact:matcher:type': unknown;
  readonly value: unknown;
}

/** A contract value in which any part may be a {@link Matcher} and unread fields are left out. */
export type Template<Value> =
  | Value
  | Matcher
  | (Value extends readonly (infer Item)[]
      ? readonly Template<Item>[]
      : Value extends object
        ? { readonly [Field in keyof Value]?: Template<Value[Field]> }
        : never);

/** Any text, an empty one too. */
export const anyText = (value: string): Matcher => ({ 'pact:matcher:type': 'type', value });

/** A text that is shown or sent on, and must not be empty. */
export const filledText = (value: string): Matcher => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'notEmpty' }],
  value,
});

/** A text that matches the whole expression; no look-around in Pact's engine. */
export const textLike = (expression: RegExp, value: string): Matcher => {
  const regex = `^(?:${expression.source})$`;
  if (!new RegExp(regex).test(value)) throw new Error(`The example ${value} does not match ${regex}.`);
  // The type too: an expression also matches numbers.
  return { 'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex }], value };
};

export const anyNumber = (value: number): Matcher => ({ 'pact:matcher:type': 'number', value });

export const wholeNumber = (value: number): Matcher => ({ 'pact:matcher:type': 'integer', value });

/** Any status in the body except success. */
export const refusal = (value: number): Matcher => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'integer' },
    { 'pact:matcher:type': 'regex', regex: '^[013-9][0-9]{0,2}$' },
  ],
  value,
});

/** At least one entry like the example. */
export const listOf = (item: unknown): Matcher & { min: 1 } => ({ 'pact:matcher:type': 'type', min: 1, value: [item] });

export interface StateValue<Value> extends Matcher {
  readonly 'pact:matcher:type': 'equality';
  readonly 'pact:generator:type': 'ProviderState';
  readonly expression: string;
  readonly value: Value;
}

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

/** The example of a template, which may be none. */
export const exampleOf = <Value>(template: Template<Value>): Value =>
  (template === undefined ? template : MatchersV3.reify(template)) as Value;
