/** A document of trees that is served in process; specs only. */
import { described, inPath, json, made, none, object, ok, takes, text, whole } from '../testing/description.fixture.ts';
import { fetchHandler } from '../web/fetch-handler.ts';

export interface Served {
  readonly schemas?: object;
  readonly strictIds?: boolean;
}

/** Serves paths. @returns a request: the address, and a body as JSON; responds status, body and headers */
export function serve(paths: object, { schemas = {}, strictIds = false }: Served = {}) {
  const withParameters = Object.entries(paths).map(([path, item]: [string, object]) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => inPath(name, {}));
    return [path, { parameters, ...item }];
  });
  const handle = fetchHandler(described(Object.fromEntries(withParameters) as object, schemas), { strictIds });
  return async (address: string, sent?: unknown) => {
    const [method = '', url = ''] = address.split(' ');
    const request = new Request(`http://api.example${url}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
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

export const Tree = object({ id: text, sort: text, metadata: { type: 'object' }, height: whole }, 'sort');
/** The calls of `/trees`: how a list and how an item are sent. */
export const trees = (many: object, one: object, example?: unknown, more: object = {}) => ({
  '/trees': {
    get: { responses: { 200: json(many, example === undefined ? {} : { example }) }, ...more },
    post: { ...takes(one), ...made(one) },
  },
  '/trees/{treeId}': {
    get: ok(one),
    put: { ...takes(one), ...ok(one) },
    patch: { ...takes({ type: 'object' }), ...ok(one) },
    delete: none,
  },
});

export const elder = { id: 't1', sort: 'elder' };
export const oak = { id: 't2', sort: 'oak' };
