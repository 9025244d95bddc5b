import { isJsonType } from '../contract/http.ts';
import { child, children, type Part } from './document.ts';

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
  /** Not a number for `4XX` and `default`. */
  readonly status: number;
  /** As the document has it. */
  readonly name: string;
  readonly content: Content | undefined;
  /** Schemas by name in lower case. */
  readonly headers: ReadonlyMap<string, Part>;
  readonly part: Part;
}

/** A body of a request or response, in JSON or the first of its media types. */
export interface Content {
  readonly type: string;
  readonly schema: Part;
  readonly part: Part;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The name of a server that has none. */
export const DEFAULT_SERVER = 'api';

/** The name of an example that has none. */
const ONLY_EXAMPLE = 'example';

/** Values by name. */
export function examplesOf(content: Content | undefined): Map<string, unknown> {
  const { example } = content?.part.node ?? {};
  const named = content ? children(content.part, 'examples') : [];
  return new Map([
    ...(example === undefined ? [] : [[ONLY_EXAMPLE, example] as const]),
    ...named.flatMap(([name, { node }]) => ('value' in node ? [[name, node.value] as const] : [])),
  ]);
}

/** Every call, in the order of the file. */
export function callsOf(whole: Part): Call[] {
  return children(whole, 'paths').flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const part = child(item, method);
      return part ? [callOf(whole, item, part, method.toUpperCase(), path)] : [];
    }),
  );
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
    server: (server?.['x-server-name'] as string | undefined) ?? DEFAULT_SERVER,
    base: (server?.url as string | undefined) ?? '',
    needsToken: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
    parameters: parametersUnder(item, part),
    body: body && contentUnder(body),
    responses: children(part, 'responses')
      .filter(([name]) => !name.startsWith('x-'))
      .map(([name, response]) => ({
        status: Number(name),
        name,
        content: contentUnder(response),
        headers: new Map(
          children(response, 'headers').map(([header, described]) => [header.toLowerCase(), schemaUnder(described)]),
        ),
        part: response,
      })),
    part,
  };
}

/** Those of the operation replace those of its path. */
function parametersUnder(item: Part, operation: Part): Parameter[] {
  const all = [...children(item, 'parameters'), ...children(operation, 'parameters')].map(([, part]) => {
    const { name, in: place } = part.node;
    return { name: String(name), in: String(place), schema: contentUnder(part)?.schema ?? schemaUnder(part), part };
  });
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
}

/** A body in each of its media types; the first one is JSON when any is. */
export const contentsOf = (part: Part): Content[] =>
  children(part, 'content')
    .map(([type, media]) => ({ type, schema: schemaUnder(media), part: media }))
    .sort((one, other) => Number(isJsonType(other.type)) - Number(isJsonType(one.type)));

const contentUnder = (part: Part): Content | undefined => contentsOf(part)[0];

/** A missing schema allows anything. */
const schemaUnder = (part: Part): Part => child(part, 'schema') ?? { ...part, node: {}, at: [...part.at, 'schema'] };
