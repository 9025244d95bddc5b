import type { Call, Content, Parameter } from '@shop/mock-engine/document/calls';
import { examplesOf } from '@shop/mock-engine/samples/example-values';
import fc from 'fast-check';
import { changesOf, nearMissesOf, valuesOf } from '../schemas/schema-values.ts';

/** As openapi.yaml says for status 413. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Replaced by a customer's token when the request is sent. */
export const OWN_TOKEN = '$TOKEN';

/** A request of the contract, valid or not. */
export interface GeneratedRequest {
  readonly call: Call;
  /** Path parameters by name, not encoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Calls with input are sent more often. */
const WEIGHT_OF_INPUT = 5;

/** Requests to all calls, from the contract's schemas and examples; most are nearly valid. */
export const generatedRequests = (calls: readonly Call[]): fc.Arbitrary<GeneratedRequest> =>
  fc.oneof(
    ...calls.map((call) => ({
      weight: call.body || call.isSecured ? WEIGHT_OF_INPUT : 1 + call.parameters.length,
      arbitrary: fc.record({
        call: fc.constant(call),
        path: fc.record(Object.fromEntries(call.parameters.map((one) => [one.name, textsInPath(one)]))),
        headers: headersOf(call),
        body: call.body ? bodiesOf(call.body) : fc.constant(undefined),
      }),
    })),
  );

/** Each rule of each body broken once, in the contract's first example. */
export const brokenExamples = (calls: readonly Call[]): GeneratedRequest[] =>
  calls.flatMap((call) => {
    const { body: content, parameters } = call;
    if (!content) return [];
    const [example] = examplesOf(content).values();
    const path = Object.fromEntries(parameters.map(({ name, part }) => [name, String(part.node.example)]));
    const headers = { ...ownToken(call), 'content-type': 'application/json' };
    return changesOf(content.schema).map((change) => ({ call, path, headers, body: JSON.stringify(change(example)) }));
  });

const mostly = <Usual, Odd>(weight: number, usual: fc.Arbitrary<Usual>, odd: fc.Arbitrary<Odd>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Without the empty segment and dot segments, which would lead to another path. */
const textsInPath = ({ schema, part }: Parameter): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constant(part.node.example), valuesOf(schema), nearMissesOf(schema))
    .map(String)
    .filter((text) => !['', '.', '..'].includes(text));

/** The examples name records that exist, so that a request gets further than to "unknown". */
const validBodies = (content: Content): fc.Arbitrary<unknown> =>
  mostly(2, fc.constantFrom(...examplesOf(content).values()), valuesOf(content.schema));

function bodiesOf(content: Content): fc.Arbitrary<string> {
  const value = validBodies(content);
  const change = mostly(
    1,
    fc.constant((same: unknown) => same),
    fc.constantFrom(...changesOf(content.schema)),
  );
  const changed = fc.tuple(value, change).map(([valid, apply]) => JSON.stringify(apply(valid)));
  return mostly(9, changed, brokenTexts(value.map((valid) => JSON.stringify(valid))));
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

type Headers = Readonly<Record<string, string>>;

const ownToken = ({ isSecured }: Call): Headers => (isSecured ? { authorization: `Bearer ${OWN_TOKEN}` } : {});

function headersOf(call: Call): fc.Arbitrary<Headers> {
  return fc
    .tuple(
      mostly(2, fc.constant<Headers>({}), fc.constantFrom(...irrelevantHeaders)),
      mostly(6, fc.constant(ownToken(call)), wrongTokens),
      call.body ? mostly(15, jsonTypes, otherTypes) : fc.constant({}),
    )
    .map(([irrelevant, token, mediaType]) => ({ ...irrelevant, ...token, ...mediaType }));
}

const wrongTokens = fc
  .oneof(
    fc.constantFrom('', 'Bearer', 'Bearer no-token', 'no-token', 'Basic dXNlcjpwYXNz', 'Bearer vv_ forged', undefined),
    fc.stringMatching(/^(Bearer )?[!-~]+$/),
  )
  .map((authorization): Headers => (authorization === undefined ? {} : { authorization }));

const contentTypes = (...types: string[]) =>
  fc.constantFrom(...types.map((type): Headers => ({ 'content-type': type })));
const jsonTypes = contentTypes('application/json', 'application/json; charset=utf-8', 'Application/JSON');
const otherTypes = fc.oneof(
  fc.constant<Headers>({}),
  contentTypes('', 'nonsense', 'text/plain', 'text/json', 'application/problem+json'),
);

/** Headers of browsers, proxies and attackers that must not change a response. */
const irrelevantHeaders: readonly Headers[] = [
  { accept: 'text/html;q=0.9, */*;q=', 'accept-language': 'hi-IN,,;q=2' },
  { cookie: 'a=b; '.repeat(800), referer: 'http://[::1' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { forwarded: 'for="_\u00e9"', 'x-forwarded-for': '10.0.0.1, '.repeat(50), 'x-forwarded-host': 'evil.example' },
  { range: 'bytes=9-1', te: 'trailers', 'if-modified-since': 'yesterday', 'if-none-match': '"' },
  Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`x-noise-${index}`, '\t~'.repeat(index)])),
];
