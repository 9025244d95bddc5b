/** A document of trees that is served in process; specs only. */
import { fetchHandler } from '../web/fetch-handler.ts';

export const json = (schema: object, more: object = {}) => ({
  description: '',
  content: { 'application/json': { schema, ...more } },
});
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const list = (items: object) => ({ type: 'array', items });
export const object = (properties: object) => ({ type: 'object', properties });
export const within = (name: string, schema: object, others: object = {}) => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema, ...others },
});
export const takes = (schema: object) => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
});
export const query = (...names: string[]) =>
  names.map((name) => ({
    name,
    in: 'query',
    schema: { type: ['page', 'limit', 'offset', 'size'].includes(name) ? 'integer' : 'string' },
  }));
export const text = { type: 'string' };
export const whole = { type: 'integer' };

export interface Served {
  readonly schemas?: object;
  readonly strictIds?: boolean;
}

/** Serves paths. @returns a request: the address, and a body as JSON; responds status, body and headers */
export function serve(paths: object, { schemas = {}, strictIds = false }: Served = {}) {
  const withParameters = Object.entries(paths).map(([path, item]: [string, object]) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: {},
    }));
    return [path, { parameters, ...item }];
  });
  const document = { openapi: '3.1.0', paths: Object.fromEntries(withParameters) as object, components: { schemas } };
  const handle = fetchHandler(document, { strictIds });
  return async (address: string, sent?: unknown) => {
    const [method = '', url = ''] = address.split(' ');
    const body = sent === undefined ? {} : { body: JSON.stringify(sent) };
    const request = new Request(`http://api.example${url}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...body,
    });
    const response = await handle(request);
    const written = await response.text();
    return {
      status: response.status,
      body: written === '' ? undefined : (JSON.parse(written) as unknown),
      headers: response.headers,
    };
  };
}

export const Tree = {
  type: 'object',
  required: ['sort'],
  properties: { id: text, sort: text, metadata: { type: 'object' }, height: whole },
};
/** The calls of `/trees`: how a list and how an item are sent. */
export const trees = (many: object, one: object, example?: unknown, more: object = {}) => ({
  '/trees': {
    get: { responses: { 200: json(many, example === undefined ? {} : { example }) }, ...more },
    post: { ...takes(one), responses: { 201: json(one) } },
  },
  '/trees/{treeId}': {
    get: { responses: { 200: json(one) } },
    put: { ...takes(one), responses: { 200: json(one) } },
    patch: { ...takes({ type: 'object' }), responses: { 200: json(one) } },
    delete: { responses: { 204: { description: '' } } },
  },
});

export const elder = { id: 't1', sort: 'elder' };
export const oak = { id: 't2', sort: 'oak' };
