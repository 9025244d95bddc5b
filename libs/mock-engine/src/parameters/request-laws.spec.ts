import fc from 'fast-check';

import { parseQuery } from '../http/sent-fields.ts';
import { isFormType, isJsonType, isMultipartForm } from '../http/http.ts';
import { requestPath } from '../http/routes.ts';
import { seededRandom } from '../store/random.ts';
import { callsOf, type Call, type Parameter } from '../document/calls.ts';
import { firstErrors, isValid } from '../schema/check-value.ts';
import { readForm } from './read-fields.ts';
import { readParameters } from './read-parameters.ts';
import { child, ContractError, rootCursor, type Cursor } from '../document/document.ts';
import { loadDocument } from '../document/load-document.ts';
import { publishedDocuments } from '../testing/published-documents.fixture.ts';
import { sampler } from '../samples/sample.ts';
import type { Json } from '../document/json-objects.ts';
import { fetchHandler } from '../web/fetch-handler.ts';

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
  const field = (key: string, one: unknown) => `${encodeURIComponent(key)}=${encoded(one)}`;
  if (style === 'deepObject' && isObject(value))
    return Object.entries(value)
      .map(([key, one]) => field(`${name}[${key}]`, one))
      .join('&');
  if (explode && isObject(value))
    return Object.entries(value)
      .map(([key, one]) => field(key, one))
      .join('&');
  if (explode && Array.isArray(value)) return value.map((one) => field(name, one)).join('&');
  return `${encodeURIComponent(name)}=${entriesOf(value, false).map(encoded).join(delimiters[style])}`;
}

const entriesOf = (value: unknown, explode: boolean): unknown[] => {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [value];
  return explode ? Object.entries(value).map(([key, one]) => `${key}=${textOf(one)}`) : Object.entries(value).flat();
};

function inPath(name: string, value: unknown, { style, explode }: Style): string {
  const [first, between] = { label: ['.', explode ? '.' : ','], matrix: [';', explode ? ';' : ','] }[style] ?? [
    '',
    ',',
  ];
  const isNamed = style === 'matrix' && (!explode || !isObject(value));
  const entries = entriesOf(value, explode).map((one) => encoded(one).replace('%3D', '='));
  if (!isNamed) return first + entries.join(between);
  return explode ? entries.map((one) => `;${name}=${one}`).join('') : `;${name}=${entries.join(between)}`;
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
    const text = one.content ? JSON.stringify(value) : undefined;
    const field = text === undefined ? written(one.name, value, style) : `${one.name}=${encodeURIComponent(text)}`;
    if (one.in === 'path') path[one.name] = text ?? inPath(one.name, value, style);
    else if (one.in === 'header')
      headers[one.name.toLowerCase()] = text ?? entriesOf(value, style.explode).map(textOf).join(',');
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

it('every request of valid samples is accepted, written as its parameters and forms say', async () => {
  const found = { requests: 0, parameters: 0, bodies: 0 };
  const wrong: Record<string, unknown> = {};
  for (const file of publishedDocuments) {
    const { document } = await loadDocument(file);
    for (const call of callsOf(document)) {
      const refusals = refusalsOf(call, `${file} ${call.id}`);
      if (!refusals) continue;
      found.requests += 1;
      found.parameters += call.parameters.length;
      found.bodies += call.bodies.length;
      if (refusals.length > 0) wrong[`${file.split('/').at(-1)} ${call.address}`] = refusals;
    }
  }
  expect(wrong).toEqual({});
  expect(found.requests).toBeGreaterThan(1100);
  expect(found.parameters).toBeGreaterThan(2100);
  expect(found.bodies).toBeGreaterThan(450);
});

const object = {
  type: 'object',
  properties: { a: { type: 'array', items: { $ref: '#/schema' } }, b: { type: 'integer' } },
  additionalProperties: { anyOf: [{ type: 'integer' }, { $ref: '#/schema' }] },
};
const places = ['path', 'query', 'header', 'cookie'];
const styles = ['simple', 'label', 'matrix', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject'];
const parameters = styles.flatMap((style) =>
  places.flatMap((place) =>
    [true, false].map((explode) => ({ name: 'a', in: place, style, explode, schema: { $ref: '#/schema' } })),
  ),
);
const operations = parameters.map((one, index) => [
  `/${index}`,
  { get: { operationId: String(index), parameters: [one] } },
]);
const pieces = 'a b = & [ ] [0] [] , ; . | % %5B %20 + " { } 1 __proto__ constructor \u0000 €'.split(' ');
const odd = fc.array(fc.constantFrom(' ', ...pieces), { maxLength: 30 });

it('whatever is sent is read without an error, and changes no prototype', () => {
  const calls = callsOf(
    rootCursor({ openapi: '3.1.0', schema: object, paths: Object.fromEntries(operations) as object }),
  );
  const post = { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { $ref: '#/schema' } } } } };
  const [form] = callsOf(rootCursor({ openapi: '3.1.0', schema: object, paths: { '/': { post } } }));
  fc.assert(
    fc.property(odd, (sent) => {
      const text = sent.join('');
      for (const call of calls)
        readParameters(call, { path: { a: text }, query: text, headers: { a: text, cookie: text } });
      for (const one of form?.bodies ?? []) firstErrors(one.schema, readForm(one, parseQuery(text)), {});
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 100, seed: 1 },
  );
});

/** Every declared call, with what it declares for each status: a bug is thrown. */
async function callAll(document: object, isEachStatus = true): Promise<number> {
  const handle = fetchHandler(document);
  const calls = callsOf(rootCursor(document as Json)).filter(({ method }) => method !== 'TRACE');
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
  for (const file of publishedDocuments) calls += await callAll((await loadDocument(file)).document.node, false);
  expect(calls).toBeGreaterThan(1200);
});

const squares = {
  openapi: '3.1.0',
  security: [{ key: [] }],
  paths: {
    '/board/{row}/{column}': {
      parameters: [{ name: 'row', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { responses: { 200: { description: '', content: { 'application/json': { schema: { enum: ['X'] } } } } } },
      put: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Board' } } } },
        responses: {
          200: {
            description: '',
            headers: { 'X-Turn': { schema: { type: 'string' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Board' } } },
          },
          '4XX': {
            description: '',
            content: { 'application/xml': { schema: { $ref: '#/components/schemas/Board' } } },
          },
        },
      },
    },
    '/players': { get: { responses: { 200: { $ref: '#/components/responses/Players' } } } },
  },
  components: {
    responses: {
      Players: {
        description: '',
        content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Player' } } } },
      },
    },
    schemas: {
      Board: { type: 'object', required: ['name'], properties: { name: { type: 'string', xml: { name: 'winner' } } } },
      Player: { discriminator: { propertyName: 'name' }, oneOf: [{ $ref: '#/components/schemas/Board' }] },
    },
  },
};

/** The parts of a document: an object or list with a name in it. */
const placesOf = (node: object): [node: object, name: string][] =>
  Object.entries(node).flatMap(([name, inner]: [string, unknown]) => [
    [node, name],
    ...(typeof inner === 'object' && inner !== null ? placesOf(inner) : []),
  ]);

const values = [null, 'a', '', 0, -1, 1.5, true, [], {}, [null], ['a'], [{}], [[]], { a: null }, { a: 'a' }, { a: {} }];
const place = fc.nat(placesOf(squares).length - 1);

it('no declared call is a 500, whatever stands in its document', async () => {
  const law = fc.asyncProperty(place, fc.constantFrom(...values), async (index, value) => {
    const document = structuredClone(squares);
    const [node, name] = placesOf(document)[index] ?? [{}, ''];
    Object.assign(node, { [name]: value });
    // A reference without a target is told where the document is loaded.
    await callAll(document).catch((error: unknown) => {
      if (!(error instanceof ContractError)) throw error;
    });
  });
  await fc.assert(law, { numRuns: 150, seed: 5 });
});
