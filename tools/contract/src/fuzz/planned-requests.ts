import fc from 'fast-check';
import type { Call, Content, Part } from '../openapi.ts';
import { changesOf, nearMissesOf, valuesOf, type Change } from '../schemas/schema-values.ts';
import { BODY_LIMIT_BYTES } from './check-response.ts';

/** A valid or invalid request. What depends on the shop's state is decided when it is sent. */
export interface PlannedRequest {
  readonly call: Call;
  readonly path: Readonly<Record<string, string>>;
  /** Chooses among the shop's records; undefined keeps the generated values. */
  readonly choice: number | undefined;
  readonly token: 'own' | { readonly authorization: string | undefined };
  /** The value is valid until it is changed. */
  readonly body: { readonly value: unknown; readonly change: Change } | { readonly text: string };
  readonly mediaType: string | undefined;
}

export const unchanged: Change = (value) => value;

/** Calls with input are sent more often. */
const WEIGHT_OF_INPUT = 5;

/** Requests to all calls, valid and invalid, most of them nearly valid. */
export const plannedRequests = (calls: readonly Call[]): fc.Arbitrary<PlannedRequest> =>
  fc.oneof(
    ...calls.map((call) => ({
      weight: call.body || call.needsToken ? WEIGHT_OF_INPUT : 1 + call.parameters.length,
      arbitrary: fc.record<PlannedRequest>({
        call: fc.constant(call),
        path: fc.record(Object.fromEntries(call.parameters.map(({ name, schema }) => [name, textsInPath(schema)]))),
        choice: fc.option(fc.nat({ max: 1000 }), { nil: undefined, freq: 4 }),
        token: mostly(6, fc.constant('own'), fc.record({ authorization: wrongTokens })),
        body: call.body ? bodies(call.body) : fc.constant({ text: '' }),
        mediaType: mostly(15, jsonTypes, otherTypes),
      }),
    })),
  );

const mostly = <Usual, Odd>(weight: number, usual: fc.Arbitrary<Usual>, odd: fc.Arbitrary<Odd>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Without the empty segment and dot segments, which would lead to another path. */
const textsInPath = (schema: Part): fc.Arbitrary<string> =>
  mostly(2, valuesOf(schema), nearMissesOf(schema))
    .map(String)
    .filter((text) => !['', '.', '..'].includes(text));

function bodies({ schema }: Content): fc.Arbitrary<PlannedRequest['body']> {
  const value = valuesOf(schema);
  const change = mostly(1, fc.constant(unchanged), fc.constantFrom(...changesOf(schema)));
  const text = brokenTexts(value.map((whole) => JSON.stringify(whole)));
  return mostly(9, fc.record({ value, change }), fc.record({ text }));
}

const brokenTexts = (whole: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc.tuple(whole, fc.nat({ max: 200 })).map(([text, end]) => text.slice(0, end)),
    fc.tuple(whole, fc.nat({ max: 1 })).map(([text, more]) => text.padEnd(BODY_LIMIT_BYTES + more, ' ')),
    whole.map((text) => text.replace(/^\{/, '{"email":1,"cart":[],')),
    whole.map((text) => `\ufeff${text}`),
    fc.nat({ max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.constantFrom('', '{', 'null', '[]', '"text"', 'NaN', '{"a":1e999}', '\ufeff', '{"email":"\\ud800"}', "{'a':1}"),
    fc.json(),
  );

const wrongTokens = fc.oneof(
  fc.constantFrom(undefined, '', 'Bearer', 'Bearer no-token', 'no-token', 'Basic dXNlcjpwYXNz', 'Bearer vv_ forged'),
  fc.stringMatching(/^(Bearer )?[!-~]+$/),
);

const jsonTypes = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'Application/JSON');
const otherTypes = fc.constantFrom(undefined, '', 'nonsense', 'text/plain', 'text/json', 'application/problem+json');
