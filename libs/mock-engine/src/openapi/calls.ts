import { child, children, ContractError, type Part } from './document.ts';

export interface Call {
  /** The operationId, else the address. */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  /** `GET /v1/orders`. */
  readonly address: string;
  /** The server's `x-server-name`. */
  readonly server: string;
  /** The URL that the path is relative to. */
  readonly base: string;
  readonly needsToken: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Content | undefined;
  readonly responses: readonly DeclaredResponse[];
  readonly part: Part;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Part;
  readonly part: Part;
}

export interface DeclaredResponse {
  readonly status: number;
  readonly content: Content | undefined;
  /** Schemas by name in lower case. */
  readonly headers: ReadonlyMap<string, Part>;
}

/** A body of a request or response, in the first of its media types. */
export interface Content {
  readonly type: string;
  readonly schema: Part;
  readonly part: Part;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Values by name. */
export const examplesOf = (content: Content | undefined): Map<string, unknown> =>
  new Map(content && children(content.part, 'examples').map(([name, { node }]) => [name, node.value]));

/** Every call, in the order of the file. */
export function callsOf(whole: Part): Call[] {
  return children(whole, 'paths').flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const part = child(item, method);
      return part ? [callOf(whole, item, part, method.toUpperCase(), path)] : [];
    }),
  );
}

/** @throws ContractError when the document has no such call */
export function callNamed(whole: Part, id: string): Call {
  const call = callsOf(whole).find((one) => one.id === id);
  if (!call) throw new ContractError(`openapi.yaml has no operation ${id}.`);
  return call;
}

function callOf(whole: Part, item: Part, part: Part, method: string, path: string): Call {
  const address = `${method} ${path}`;
  const [server] = [...children(item, 'servers'), ...children(whole, 'servers')].map(([, { node }]) => node);
  const security = (part.node.security ?? whole.node.security ?? []) as readonly object[];
  const body = child(part, 'requestBody');
  return {
    id: typeof part.node.operationId === 'string' ? part.node.operationId : address,
    method,
    path,
    address,
    server: (server?.['x-server-name'] as string | undefined) ?? 'api',
    base: (server?.url as string | undefined) ?? '',
    needsToken: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
    parameters: [...children(item, 'parameters'), ...children(part, 'parameters')].map(([, parameter]) => ({
      name: String(parameter.node.name),
      in: String(parameter.node.in),
      schema: schemaUnder(parameter),
      part: parameter,
    })),
    body: body && contentUnder(body),
    responses: children(part, 'responses').map(([status, response]) => ({
      status: Number(status),
      content: contentUnder(response),
      headers: new Map(
        children(response, 'headers').map(([name, header]) => [name.toLowerCase(), schemaUnder(header)]),
      ),
    })),
    part,
  };
}

function contentUnder(part: Part): Content | undefined {
  const [first] = children(part, 'content');
  return first && { type: first[0], schema: schemaUnder(first[1]), part: first[1] };
}

/** A missing schema allows anything. */
const schemaUnder = (part: Part): Part => child(part, 'schema') ?? { ...part, node: {}, at: [...part.at, 'schema'] };

/**
 * The parameters of a path by name, for `/pincode/{pincode}` and `/pincode/208001`; `undefined` when the path does not
 * match.
 */
export function parametersIn(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1);
  return values && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}
