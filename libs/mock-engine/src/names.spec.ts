import type { InjectOptions } from 'fastify';
import { described, inPath, json, list, object, ok, query, ref, text } from './testing/description.fixture.ts';
import { serveDocument } from './testing/served.fixture.ts';

/** A document in which everything that has a name has this one. */
function documentOf(name: string) {
  const named = ref(encodeURIComponent(name.toWellFormed()));
  const { content } = json(named, { examples: { [name]: { value: { id: '1', price: 2 } } } });
  const response = { description: '', headers: { [name]: { schema: text } }, content };
  const odd = { description: '', content: { [`application/${name}+json`]: { schema: named } } };
  const price = query('price', { type: 'object' }, { style: 'deepObject', explode: true });
  const paths = {
    '/its': {
      get: { operationId: name, tags: [name], parameters: [query(name), price], ...ok(list(named)) },
      post: { requestBody: { content }, responses: { 201: response } },
    },
    '/its/{id}': {
      get: { parameters: [inPath('id')], responses: { 200: response } },
      additionalOperations: { [name]: { responses: { 200: response } } },
    },
    [`/${name}`]: {
      get: { operationId: `get ${name}`, security: [{ [name]: [] }], responses: { 200: odd, 401: odd } },
    },
  };
  const components = {
    schemas: { [name]: object({ id: text, price: { type: 'number' }, [name]: text }) },
    securitySchemes: { [name]: { type: 'http', scheme: name } },
  };
  return described(paths, {}, { openapi: '3.2.0', tags: [{ name }], components });
}

it.each(['__proto__', 'constructor', 'toString', '__defineGetter__', 'получить', 'line\nbreak', '\ud800'])(
  'what is named %j in a document is served, and changes nothing else',
  async (name) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const bugs: unknown[] = [];
    for (const security of [false, true]) {
      const { app } = await serveDocument(documentOf(name), { security, reportBug: (bug) => bugs.push(bug) });
      const address = encodeURIComponent(name.toWellFormed());
      const asJson = { 'content-type': 'application/json' };
      const override = { operation: name, status: 200 };
      const requests: (InjectOptions & { url: string })[] = [
        { url: '/its' },
        { url: `/its?${address}=1&price[${address}]=1&price[gt]=1` },
        { url: '/its', headers: { prefer: 'code=200' } },
        { url: '/its', headers: { prefer: `example=${address}` } },
        { url: '/its', headers: { 'x-mock-latency': '1' } },
        { url: '/its', method: 'POST', headers: asJson, payload: { id: '3', price: 1 } },
        { url: '/its/3' },
        { url: '/its/3', method: 'DELETE' },
        { url: `/${address}` },
        { url: '/__mock/worlds/default/overrides/own', method: 'PUT', headers: asJson, payload: override },
        { url: '/its' },
        { url: '/__mock/contract-coverage' },
        { url: '/openapi.json' },
        { url: '/openapi.yaml' },
      ];
      const failed = [];
      for (const request of requests) {
        const { statusCode, body } = await app.inject(request);
        if (statusCode >= 500 || (request.url.startsWith('/__mock') && statusCode >= 400)) failed.push([request, body]);
      }
      expect(failed).toEqual([]);
    }
    expect(bugs).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  },
);
