// Laws of the OpenAPI documents of packages, and of one in which anything stands.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { callsOf, type Call, type Parameter } from './document/calls.ts';
import { child, rootCursor, type Cursor } from './document/document.ts';
import { loadDocument } from './document/load-document.ts';
import { isFormType, isJsonType, isMultipartForm } from './http/http.ts';
import type { Json } from './http/json.ts';
import { requestPath } from './http/routes.ts';
import { parseQuery } from './http/sent-fields.ts';
import { readForm } from './parameters/read-fields.ts';
import { readParameters } from './parameters/read-parameters.ts';
import { sampler } from './samples/sample.ts';
import { firstErrors, isValid } from './schema/check-value.ts';
import { type Direction } from './schema/keywords.ts';
import { seededRandom } from './store/sources.ts';
import { described, inPath, json, list, object, ok, ref, takes, text } from './testing/description.fixture.ts';
import { fetchHandler } from './web/fetch-handler.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const examples = folderOf('@readme/oas-examples');
const files = [
  ...['2.0', '3.0', '3.1'].flatMap((version) =>
    readdirSync(join(examples, version, 'json'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(examples, version, 'json', file)),
  ),
  join(dirname(require.resolve('rclone-openapi')), 'openapi.json'),
  join(folderOf('shipengine-openapi'), 'openapi.json'),
  join(folderOf('@figma/rest-api-spec'), 'openapi/openapi.yaml'),
  join(folderOf('@redocly/openapi-core'), 'src/benchmark/benches/rebilly.yaml'),
];

let documents: (readonly [name: string, document: Cursor])[];
beforeAll(async () => {
  const load = async (file: string) =>
    [file.split('/').slice(-3).join('/'), (await loadDocument(file)).document] as const;
  documents = await Promise.all(files.map(load));
});

/** How many schemas no value fits, or none that anybody would send. */
const contradictions = {
  // An object that needs itself without end.
  '3.0/json/circular-request-bodies.json': 2,
  // Alternatives of oneOf that the same values fit.
  '3.0/json/complex-nesting.json': 4,
  '3.0/json/discriminators.json': 1,
  '3.0/json/polymorphism.json': 6,
  '3.0/json/readme-legacy.json': 24,
  '3.0/json/schema-deprecated.json': 2,
  // A text and a number, in allOf.
  '3.0/json/schema-types.json': 3,
  '3.1/json/schema-types.json': 3,
  // Parts of allOf that refuse each other’s required fields; once alternatives that the same values fit.
  'node_modules/shipengine-openapi/openapi.json': 49,
};

it('what is made for responses, parameters and bodies fits its schema', () => {
  const wrong = documents.map(([name, document]) => {
    const fits = (schema: Cursor, direction: Direction, index: number) =>
      isValid(schema, sampler(seededRandom(`${name} ${direction} ${index}`), { direction })(schema, ''), direction);
    const calls = callsOf(document);
    const sent = calls.flatMap(({ body, parameters }) => [...(body ? [body] : []), ...parameters]);
    const received = calls.flatMap(({ responses }) => responses.flatMap(({ content }) => content ?? []));
    const unfit = [
      ...sent.filter(({ schema }, index) => !fits(schema, 'request', index)),
      ...received.filter(({ schema }, index) => !fits(schema, 'response', index)),
    ];
    return [name, unfit.length] as const;
  });
  expect(Object.fromEntries(wrong.filter(([, count]) => count > 0))).toEqual(contradictions);
});

interface Style {
  readonly style: string;
  readonly explode: boolean;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const encoded = (value: unknown) => encodeURIComponent(textOf(value));
const delimiters: Readonly<Record<string, string>> = { form: ',', spaceDelimited: '%20', pipeDelimited: '|' };

/** Fields of a query or form, as the tables of the Parameter Object and the Encoding Object have them. */
function written(name: string, value: unknown, { style, explode }: Style): string {
  const isDeep = style === 'deepObject';
  const field = (key: string, one: unknown) => `${encodeURIComponent(key)}=${encoded(one)}`;
  if (isObject(value) && (isDeep || explode)) {
    const fields = Object.entries(value).map(([key, one]) => field(isDeep ? `${name}[${key}]` : key, one));
    return fields.join('&');
  }
  if (explode && Array.isArray(value)) return value.map((one) => field(name, one)).join('&');
  return `${encodeURIComponent(name)}=${entriesOf(value, false).map(encoded).join(delimiters[style])}`;
}

const entriesOf = (value: unknown, explode: boolean): unknown[] => {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [value];
  return explode ? Object.entries(value).map(([key, one]) => `${key}=${textOf(one)}`) : Object.entries(value).flat();
};

const separators: Readonly<Record<string, readonly [string, string]>> = { label: ['.', '.'], matrix: [';', ';'] };
function ofPath(name: string, value: unknown, { style, explode }: Style): string {
  const [first, exploded] = separators[style] ?? ['', ','];
  const isNamed = style === 'matrix' && (!explode || !isObject(value));
  const entries = entriesOf(value, explode).map((one) => encoded(one).replace('%3D', '='));
  if (!isNamed) return first + entries.join(explode ? exploded : ',');
  return explode ? entries.map((one) => `;${name}=${one}`).join('') : `;${name}=${entries.join(',')}`;
}

/** Texts that contain what separates the entries. */
const ambiguous: Readonly<Record<string, RegExp>> = { spaceDelimited: / /, label: /\./ };

const styleOf = ({ in: place, part: { node } }: Parameter): Style => {
  const { style = place === 'path' || place === 'header' ? 'simple' : 'form', explode = style === 'form' } = node;
  return { style: String(style), explode: explode === true };
};

/** What is wrong with a request of valid samples. */
function refusalsOf(call: Call, seed: string) {
  const make = sampler(seededRandom(seed), { direction: 'request' });
  const path: Record<string, string> = {};
  const headers: Record<string, string> = {};
  const [query, cookies]: [string[], string[]] = [[], []];
  for (const one of call.parameters) {
    const value = make(one.schema, one.name);
    const isNothing = value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
    const style = styleOf(one);
    const isReadable = !ambiguous[style.style]?.test(textOf(value));
    if (!isValid(one.schema, value, 'request') || isNothing || !isReadable) return undefined;
    const plain = one.content ? JSON.stringify(value) : undefined;
    const field = plain === undefined ? written(one.name, value, style) : `${one.name}=${encodeURIComponent(plain)}`;
    if (one.in === 'path') path[one.name] = plain ?? ofPath(one.name, value, style);
    else if (one.in === 'header')
      headers[one.name.toLowerCase()] = plain ?? entriesOf(value, style.explode).map(textOf).join(',');
    else (one.in === 'query' ? query : cookies).push(field);
  }
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ').replaceAll('&', '; ');
  const inBodies = call.bodies.flatMap((content) => {
    const { type, schema, part } = content;
    const value = make(schema, '');
    if (!isValid(schema, value, 'request')) return [];
    const isForm = (isFormType(type) || isMultipartForm(type)) && isObject(value);
    const body = isForm ? readForm(content, parseQuery(writtenForm(value, part))) : value;
    return isForm || isJsonType(type) ? firstErrors(schema, body, { direction: 'request' }) : [];
  });
  return [...readParameters(call, { path, query: query.join('&'), headers }).errors, ...inBodies];
}

/** A list of objects and an object are JSON, unless an encoding has a style for them. */
function writtenForm(value: object, content: Cursor): string {
  const encoding = child(content, 'encoding');
  const fields = Object.entries(value).map(([name, one]: [string, unknown]) => {
    const { style, explode } = (encoding && child(encoding, name)?.node) ?? {};
    if (typeof style === 'string')
      return written(name, one, { style, explode: (explode ?? style === 'form') === true });
    return isObject(one) ? `${name}=${encoded(one)}` : written(name, one, { style: 'form', explode: true });
  });
  return fields.filter((field) => field !== '').join('&');
}

it('every request of valid samples is accepted, written as its parameters and forms say', () => {
  const found = { requests: 0, parameters: 0, bodies: 0 };
  const wrong: Record<string, unknown> = {};
  for (const [name, document] of documents)
    for (const call of callsOf(document)) {
      const refusals = refusalsOf(call, `${name} ${call.id}`);
      if (!refusals) continue;
      found.requests += 1;
      found.parameters += call.parameters.length;
      found.bodies += call.bodies.length;
      if (refusals.length > 0) wrong[`${name} ${call.address}`] = refusals;
    }
  expect(wrong).toEqual({});
  expect(found.requests).toBeGreaterThan(1100);
  expect(found.parameters).toBeGreaterThan(2100);
  expect(found.bodies).toBeGreaterThan(450);
});

/** Every declared call, with what it declares for each status: a bug is thrown. */
async function callAll(document: object, isEachStatus = true): Promise<number> {
  const handle = fetchHandler(document);
  const calls = callsOf({ ...rootCursor(document as Json), isLenient: true }).filter(
    ({ method }) => method !== 'TRACE',
  );
  for (const { method, path, body, responses } of calls) {
    const sent = method === 'GET' || method === 'HEAD' || !body ? {} : { body: '{"id":1,"name":"a"}' };
    const url = `http://api.example${requestPath(path).replace(/\{[^{}]*\}/g, '1')}`;
    for (const prefer of ['', ...(isEachStatus ? responses : []).map(({ status }) => `code=${status || 418}`)])
      await handle(new Request(url, { method, ...sent, headers: { 'content-type': body?.type ?? '', prefer } }));
  }
  return calls.length;
}

it('no declared call of a published document is a 500', async () => {
  let calls = 0;
  for (const [, document] of documents) calls += await callAll(document.node, false);
  expect(calls).toBeGreaterThan(1200);
});

const board = json(ref('Board'));
const put = {
  ...takes(ref('Board')),
  responses: {
    200: { ...board, headers: { 'X-Turn': { schema: text } } },
    '4XX': { description: '', content: { 'application/xml': { schema: ref('Board') } } },
  },
};
const squares = described(
  {
    '/board/{row}/{column}': { parameters: [inPath('row', { type: 'integer' })], get: ok({ enum: ['X'] }), put },
    '/players': { get: { responses: { 200: { $ref: '#/components/responses/Players' } } } },
  },
  {},
  {
    security: [{ key: [] }],
    components: {
      responses: { Players: json(list(ref('Player'))) },
      schemas: {
        Board: object({ name: { ...text, xml: { name: 'winner' } } }, 'name'),
        Player: { discriminator: { propertyName: 'name' }, oneOf: [ref('Board')] },
      },
    },
  },
);

/** The parts of a document: an object or list with a name in it. */
const placesOf = (node: object): [node: object, name: string][] =>
  Object.entries(node).flatMap(([name, inner]: [string, unknown]) => [
    [node, name],
    ...(typeof inner === 'object' && inner !== null ? placesOf(inner) : []),
  ]);

const values = [null, 'a', '', 0, -1, 1.5, true, [], {}, [null], ['a'], [{}], [[]], { a: null }, { a: 'a' }, { a: {} }];

it('no declared call is a 500, whatever stands in its document', async () => {
  const place = fc.nat(placesOf(squares).length - 1);
  const law = fc.asyncProperty(place, fc.constantFrom(...values), async (index, value) => {
    const document = structuredClone(squares);
    const [node, name] = placesOf(document)[index] ?? [{}, ''];
    Object.assign(node, { [name]: value });
    await callAll(document);
  });
  await fc.assert(law, { numRuns: 150, seed: 5 });
});
