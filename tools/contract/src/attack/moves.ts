import fc from 'fast-check';
import type { Contract, Schema } from '../read-contract.ts';
import { mutations, type Mutation } from '../testing/mutations.ts';
import { anyCharacter, valuesOf } from '../testing/schema-arbitrary.ts';
import { brokenRules, type BrokenRule } from './broken-rules.ts';
import type { ContractCall } from './contract-call.ts';
import { BODY_LIMIT_BYTES } from './expected-statuses.ts';

/** One thing that an attacker, or a shopper, does. What depends on the shop is decided when it is done. */
export interface Move {
  readonly call: ContractCall;
  readonly path: Readonly<Record<string, string>>;
  /** Chooses among what the shop knows; undefined leaves everything as it was generated. */
  readonly choice: number | undefined;
  readonly token: 'own' | { readonly authorization: string | undefined };
  readonly body: Body | { readonly text: string };
  readonly mediaType: string | undefined;
  readonly ifNoneMatch: 'nothing' | 'known' | '*' | '"another"';
  readonly query: string;
  /** By another method than its own, or somewhere beside it. */
  readonly astray: { readonly method: string; readonly suffix: string } | undefined;
}

/** Fits the contract, until a rule is broken and it is mutated. */
interface Body {
  readonly value: unknown;
  readonly broken?: BrokenRule | undefined;
  readonly mutations?: readonly Mutation[] | undefined;
}

/** More of the calls that take something: there is more to get wrong. */
const WEIGHT_OF_INPUT = 5;

/** Everything that can be done by openapi.yaml, rightly and wrongly, most of it nearly right. */
export function movesOf(contract: Contract, calls: readonly ContractCall[]): fc.Arbitrary<Move> {
  const weighted = calls.map((call) => ({
    weight: call.body || call.isBearer ? WEIGHT_OF_INPUT : 1 + call.parameters.length,
    arbitrary: moveOf(contract, call),
  }));
  return fc.oneof(...weighted);
}

function moveOf(contract: Contract, call: ContractCall): fc.Arbitrary<Move> {
  return fc.record({
    call: fc.constant(call),
    path: fc.record(
      Object.fromEntries(call.parameters.map(({ name, schema }) => [name, parameterTexts(contract, schema)])),
    ),
    choice: fc.option(fc.nat({ max: 1000 }), { nil: undefined, freq: 4 }),
    token: fc.oneof(
      { weight: 6, arbitrary: fc.constant('own' as const) },
      { weight: 1, arbitrary: wrongTokens.map((authorization) => ({ authorization })) },
    ),
    body: bodies(contract, call),
    mediaType: fc.oneof({ weight: 15, arbitrary: jsonTypes }, { weight: 1, arbitrary: otherTypes }),
    ifNoneMatch: fc.constantFrom('nothing', 'nothing', 'known', '*', '"another"'),
    query: fc.oneof({ weight: 8, arbitrary: fc.constant('') }, { weight: 1, arbitrary: queries }),
    astray: fc.oneof({ weight: 24, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: astray }),
  });
}

/** An empty segment and the dot segments are other addresses, which no URL can carry as a parameter. */
function parameterTexts(contract: Contract, schema: Schema): fc.Arbitrary<string> {
  const wrong = brokenRules(contract, schema).flatMap(({ change }) =>
    typeof change === 'object' && 'replaceBy' in change ? [String(change.replaceBy)] : [],
  );
  const texts = fc.oneof(
    { weight: 6, arbitrary: valuesOf(contract, schema).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...wrong) },
    { weight: 1, arbitrary: oddTexts },
  );
  return texts.filter((text) => !['', '.', '..'].includes(text));
}

const oddTexts = fc.oneof(
  fc.constantFrom(
    "' OR 1=1--",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '__proto__',
    '🌿',
    'ॐ',
    '%00',
    '\u0000',
  ),
  fc.constantFrom(
    'x'.repeat(200),
    'x'.repeat(201),
    '🌿'.repeat(200),
    '🌿'.repeat(201),
    '२०८००१',
    '208001\n',
    '${jndi:x}',
  ),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
);

function bodies(contract: Contract, { body }: ContractCall): fc.Arbitrary<Move['body']> {
  if (!body) return fc.constant({ text: '' });
  const values = valuesOf(contract, body.schema);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ value: values }) },
    {
      weight: 6,
      arbitrary: fc.record({ value: values, broken: fc.constantFrom(...brokenRules(contract, body.schema)) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ value: values, mutations: fc.array(mutations, { minLength: 1, maxLength: 2 }) }),
    },
    { weight: 2, arbitrary: brokenTexts(values) },
  );
}

function brokenTexts(values: fc.Arbitrary<unknown>): fc.Arbitrary<{ text: string }> {
  const cut = fc.tuple(values, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })).map(([value, share]) => {
    const text = JSON.stringify(value);
    return text.slice(0, Math.floor(text.length * share));
  });
  const deep = fc.nat({ max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  const padded = fc
    .tuple(values, fc.constantFrom(0, 1, BODY_LIMIT_BYTES))
    .map(([value, more]) => JSON.stringify(value).padEnd(BODY_LIMIT_BYTES + more, ' '));
  const twice = values.map((value) => JSON.stringify(value).replace(/^\{/, '{"email":1,"cart":[],'));
  const marked = values.map((value) => `\ufeff${JSON.stringify(value)}`);
  const odd = fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    'NaN',
    '{"a":1e999}',
    '\ufeff',
    '{"email":"\\ud800"}',
    "{'a':1}",
  );
  return fc.oneof(cut, deep, padded, twice, marked, odd, fc.json()).map((text) => ({ text }));
}

const visible = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
});
const wrongTokens = fc.oneof(
  fc.constantFrom(
    undefined,
    '',
    'Bearer',
    'Bearer no-token',
    'bearer no-token',
    'no-token',
    'Basic dXNlcjpwYXNz',
    'Bearer vv_ forged',
  ),
  visible.map((text) => `Bearer ${text}`),
  visible,
);

const jsonTypes = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'Application/JSON');
const otherTypes = fc.constantFrom(
  ...[
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ],
  ...['application/jsonp', 'application/problem+json', 'text/json', 'nonsense', ''],
);

const queries = fc.oneof(
  fc.constantFrom(
    '?',
    '?x',
    '?search=tulsi',
    '?a=1&a=2',
    '?__proto__=1',
    '?constructor[prototype][x]=1',
    "?id=1'--",
    '?%zz=1',
  ),
  fc.string({ unit: anyCharacter, maxLength: 20 }).map((text) => `?q=${encodeURIComponent(text)}`),
);

const astray = fc.oneof(
  fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS').map((method) => ({ method, suffix: '' })),
  fc.constantFrom('/', '/x', '//').map((suffix) => ({ method: '', suffix })),
);
