import type { ApiResponse, ByStatus, CallInput } from '../http/call.ts';
import { isJsonType, isSendableHeader, parseMediaType, type Credential, type Credentials } from '../http/http.ts';
import { isObjectOrArray, type Json } from '../http/json.ts';
import type { Masks } from '../http/mask.ts';
import { parametersIn } from '../http/routes.ts';
import { memoizedBySchema } from '../store/lazy.ts';
import type { Rows } from '../store/rows.ts';
import type { Clock, Random } from '../store/sources.ts';
import { child, children, schemaAt, type Cursor } from './document.ts';
import { readHints, type Hints } from './x-mock.ts';

export interface Call {
  /** The operationId, else the address; begins with the base where two documents have the same. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** `GET /v1/todos`. */
  readonly address: string;
  /** The server's `x-server-name`. */
  readonly server: string;
  /** The URL that the path is relative to. */
  readonly base: string;
  /** The base paths of all its servers. */
  readonly bases: readonly string[];
  readonly isSecured: boolean;
  /** Ways to send them; none when it needs none. */
  readonly credentials: Credentials;
  readonly parameters: readonly Parameter[];
  readonly body: Content | undefined;
  /** One for each media type of the body. */
  readonly bodies: readonly Content[];
  readonly isBodyOptional: boolean;
  readonly responses: readonly DeclaredResponse[];
  /** The same; one without anything where the document declares none. */
  readonly byStatus: ByStatus<DeclaredResponse>;
  readonly hints: Hints;
  /** With the items that calls share; without it a call responds with its examples. */
  readonly respond?: MockedCall | undefined;
  readonly part: Cursor;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Cursor;
  /** Of a parameter in a media type of its own. */
  readonly content: Content | undefined;
  readonly part: Cursor;
}

export type DeclaredHeader = Pick<Parameter, 'name' | 'schema' | 'content' | 'part'>;

export interface DeclaredResponse {
  /** Not a number for `4XX` and `default`. */
  readonly status: number;
  /** `200`, `4XX` or `default`, in whatever letters the document has it. */
  readonly name: string;
  /** One for each media type of the body, JSON first. */
  readonly contents: readonly Content[];
  readonly content: Content | undefined;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, DeclaredHeader>;
}

/** A body of a request or response, in JSON or the first of its media types. */
export interface Content {
  readonly type: string;
  /** The same in lower case without parameters; may be a range such as `image/*`. */
  readonly mediaType: string;
  readonly schema: Cursor;
  readonly part: Cursor;
}

/** What is read from OpenAPI documents, the URLs of its servers here, and what is secret in it. */
export interface Contract {
  readonly title: string;
  /** By their ids. */
  readonly calls: Readonly<Record<string, Call>>;
  /** Base path of each server; calls also work without it. */
  readonly bases: Readonly<Record<string, string>>;
  /** End of a URL that is no call and that recordings contain too, such as a picture's. */
  readonly files?: RegExp;
  readonly masks: Masks;
  /** What calls without code keep. */
  readonly kept?: readonly KeptItems[] | undefined;
  /** What of the document has no effect, and why. */
  readonly ignored?: readonly string[] | undefined;
}

/**
 * What is served now. A contract is never changed, but replaced when its document is saved: a request keeps the one that it
 * began with.
 */
export interface Served {
  readonly contract: Contract;
}

/** What a response without code needs of a world. */
export interface MockedWorld {
  readonly rows: Rows;
  readonly random: Random;
  readonly clock?: Clock | undefined;
  /** Of the world; the same seed gives the same responses. */
  readonly seed?: string | undefined;
  /** Collections have nothing, not even what the document shows. */
  readonly isEmpty?: boolean;
}

/** The items that calls share, such as those of `/todos` and `/todos/{id}`, or the value of a single resource. */
export interface KeptItems {
  readonly path: string;
  /** Ids of the calls that share them. */
  readonly calls: readonly string[];
  /** Oldest first, by the address of each. */
  list(world: MockedWorld): readonly { readonly key: string; readonly value: unknown }[];
  /** @throws HttpError when there is no such item, or it may not have this value */
  change(world: MockedWorld, key: string, value: unknown): void;
  /** @throws HttpError when there is no such item */
  remove(world: MockedWorld, key: string): void;
}

/** A response from the contract alone. */
export type MockedCall = (input: CallInput, world: MockedWorld) => ApiResponse;

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The places of a parameter. */
export const PARAMETER_LOCATIONS = ['path', 'query', 'querystring', 'header', 'cookie'];

/** Whether a parameter says what it is called and where it is; one of a path has its place there. */
export const isValidParameter = ({ node: { name, in: place } }: Cursor, path: string): boolean =>
  typeof name === 'string' &&
  PARAMETER_LOCATIONS.includes(String(place)) &&
  (place !== 'path' || parametersIn(path).includes(name));

/** Whether a response says for which status it is. */
export const isStatusKey = (name: string): boolean => /^([1-5](\d\d|XX)|default)$/i.test(name);

/** The name of a server that has none. */
export const DEFAULT_SERVER = 'api';

/** Every call, in the order of the file. */
export function callsOf(document: Cursor): Call[] {
  const ids = new Set<string>();
  return children(document, 'paths').flatMap(([name, item]) => {
    const path = name.startsWith('/') ? name : `/${name}`;
    return [
      ...METHODS.flatMap((method) => {
        const part = child(item, method);
        return part ? [readCall(document, item, part, method.toUpperCase(), path, ids)] : [];
      }),
      ...children(item, 'additionalOperations').map(([method, part]) =>
        readCall(document, item, part, method, path, ids),
      ),
    ];
  });
}

/** @param ids those of the calls before it */
function readCall(document: Cursor, item: Cursor, part: Cursor, method: string, path: string, ids: Set<string>): Call {
  const address = `${method} ${path}`;
  const { operationId, security = document.node.security } = part.node;
  const id = typeof operationId === 'string' && !ids.has(operationId) ? operationId : address;
  ids.add(id);
  const servers = [part, item, document].map((one) => children(one, 'servers')).find((some) => some.length > 0) ?? [];
  const server = servers[0]?.[1].node;
  const alternatives = Array.isArray(security) ? security.filter(isObjectOrArray) : [];
  const isSecured = alternatives.length > 0 && alternatives.every((one) => Object.keys(one).length > 0);
  const body = child(part, 'requestBody');
  const bodies = body ? readContents(body) : [];
  const responses = children(part, 'responses').flatMap(([name, response]) =>
    isStatusKey(name) ? [readResponse(name, response)] : [],
  );
  return {
    id,
    method,
    path,
    address,
    server: (server?.['x-server-name'] as string | undefined) ?? DEFAULT_SERVER,
    base: (server?.url as string | undefined) ?? '',
    bases: servers.length === 0 ? [''] : [...new Set(servers.flatMap(([, one]) => basePaths(one)))],
    isSecured,
    credentials: isSecured ? alternatives.map((one) => readSecurityRequirement(document, one)) : [],
    parameters: readParameterObjects(path, item, part),
    body: bodies[0],
    bodies,
    // Fastify reads no body of GET and HEAD.
    isBodyOptional: body?.node.required !== true || method === 'GET' || method === 'HEAD',
    responses,
    byStatus:
      responses.length === 0
        ? { default: { status: NaN, name: 'default', contents: [], content: undefined, headers: new Map() } }
        : Object.fromEntries(responses.map((one) => [one.name, one])),
    hints: readHints(item, part),
    part,
  };
}

function readResponse(key: string, response: Cursor): DeclaredResponse {
  const name = /^d/i.test(key) ? 'default' : key.toUpperCase();
  const contents = readContents(response);
  const headers = children(response, 'headers').map(([header, part]): [string, DeclaredHeader] => [
    header.toLowerCase(),
    { name: header, ...readSchemaOrContent(part), part },
  ]);
  return {
    status: Number(name),
    name,
    contents,
    content: contents[0],
    headers: new Map(headers),
  };
}

/** Names of a response's headers that can be sent, in lower case. */
export const headerNames = ({ headers }: Pick<DeclaredResponse, 'headers'>): string[] =>
  [...headers.keys()].filter((name) => isSendableHeader(name, ''));

const schemesIn = (document: Cursor) => children(child(document, 'components') ?? document, 'securitySchemes');

/** All credentials that a document names, whether calls need them or not. */
export const readSecuritySchemes = (document: Cursor): Credential[] =>
  schemesIn(document).flatMap(([, scheme]) => readSecurityScheme(scheme) ?? []);

function readSecurityRequirement(document: Cursor, alternative: Json): Credential[] {
  const schemes = new Map(schemesIn(document));
  return Object.keys(alternative).flatMap((name) => readSecurityScheme(schemes.get(name)) ?? []);
}

/** Undefined for what a request does not show, such as a client certificate. */
function readSecurityScheme(scheme: Cursor | undefined): Credential | undefined {
  const { type, in: place, name, scheme: http } = scheme?.node ?? {};
  if (type === 'apiKey') return { in: place as Credential['in'], name: String(name) };
  if (type === 'oauth2' || type === 'openIdConnect') return { in: 'header', name: 'Authorization', scheme: 'Bearer' };
  if (type !== 'http') return undefined;
  return { in: 'header', name: 'Authorization', scheme: String(http).replace(/^./, (letter) => letter.toUpperCase()) };
}

/** More values of a server's variables would hardly be used. */
const MAX_BASES = 100;

/** The paths of a server's URL: one for each value of its variables, that of the default ones first. */
export const basePaths = memoizedBySchema((server: Cursor): string[] => {
  const { url } = server.node;
  let urls = [typeof url === 'string' ? url : ''];
  for (const [name, { node }] of children(server, 'variables')) {
    const values = [node.default ?? '', ...(Array.isArray(node.enum) ? (node.enum as unknown[]) : [])].map(String);
    urls = [...new Set(values)].flatMap((value) => urls.map((url) => url.replaceAll(`{${name}}`, value)));
    urls = urls.slice(0, MAX_BASES);
  }
  return [...new Set(urls.map((url) => pathnameOf(url.replace(/\{[^{}]*\}/g, '')).replace(/\/+$/, '')))];
});

const pathnameOf = (url: string): string => URL.parse(url, 'http://localhost')?.pathname ?? '';

/** Parameters that other parts of OpenAPI describe. */
const isIgnored = ({ in: place, name }: Parameter) =>
  place === 'header' && /^(accept|content-type|authorization)$/i.test(name);

/** Those of the operation replace those of its path. */
function readParameterObjects(path: string, item: Cursor, operation: Cursor): Parameter[] {
  const given = [...children(item, 'parameters'), ...children(operation, 'parameters')].map(([, part]) => part);
  const all = given
    .filter((part) => isValidParameter(part, path))
    .map((part): Parameter => {
      const { name, in: place } = part.node;
      // Some write the query into the path, such as `/search?term={term}`.
      const isQuery = place === 'path' && parametersIn(path.split('?')[1] ?? '').includes(String(name));
      const where = isQuery ? 'query' : String(place);
      return { name: String(name), in: where, ...readSchemaOrContent(part), part };
    });
  return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()].filter((one) => !isIgnored(one));
}

/** A body in each of its media types; the first one is JSON when any is. */
const readContents = (part: Cursor): Content[] =>
  children(part, 'content')
    .map(([type, media]) => ({ type, mediaType: parseMediaType(type), schema: schemaOrAny(media), part: media }))
    .sort((one, other) => Number(isJsonType(other.type)) - Number(isJsonType(one.type)));

/** Of a parameter or header, which may have a media type of its own. */
function readSchemaOrContent(part: Cursor): Pick<Parameter, 'schema' | 'content'> {
  const [content] = readContents(part);
  return { schema: content?.schema ?? schemaOrAny(part), content };
}

/** A missing schema allows anything. */
const schemaOrAny = (part: Cursor): Cursor =>
  schemaAt(part, 'schema') ?? { ...part, node: {}, pointer: [...part.pointer, 'schema'] };
