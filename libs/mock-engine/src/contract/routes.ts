import type { Contract, ContractCall, ContractParameter } from './contract.ts';

/** A method and URL pattern: `:name` matches one path segment, a final `*` the rest. */
interface Addressed {
  readonly method: string;
  readonly url: string;
}

/** A call of the contract with its URL on this server, which has `{name}` for a parameter. */
export interface CallRoute extends Addressed {
  readonly operationId: string;
  readonly call: ContractCall;
}

/** One route per call of the contract; a literal path goes before one with parameters. */
export function contractRoutes({ calls, bases }: Contract): CallRoute[] {
  return Object.entries(calls)
    .map(([operationId, call]) => {
      const { method, path, server } = call;
      return { operationId, call, method, url: (bases[server] ?? '') + path };
    })
    .sort((one, other) => parametersIn(one.url) - parametersIn(other.url));
}

const parametersIn = (url: string) => url.split('{').length;

export type RouteFinder = ReturnType<typeof routeFinder>;

/** Finds routes by method and path. */
export function routeFinder<Route extends Addressed | CallRoute>(routes: readonly Route[]) {
  const literals = new Map<string, Route[]>();
  const patterns: { route: Route; pattern: PathPattern }[] = [];
  for (const route of routes)
    // A call also without its base.
    for (const url of new Set([route.url, 'call' in route ? route.call.path : route.url])) {
      if (!/[{:*]/.test(url)) literals.set(url, [...(literals.get(url) ?? []), route]);
      else patterns.push({ route, pattern: 'call' in route ? pathPattern(url) : extraPattern(url) });
    }
  return {
    /**
     * The first route with this method and path.
     *
     * @param path without a query
     */
    find(method: string, path: string): { route: Route; encoded: Readonly<Record<string, string>> } | undefined {
      // HEAD uses the GET route; the server omits the body.
      const wanted = method === 'HEAD' ? 'GET' : method;
      const literal = literals.get(path)?.find((route) => route.method === wanted);
      if (literal) return { route: literal, encoded: {} };
      for (const { route, pattern } of patterns) {
        const match = route.method === wanted ? pattern(path) : undefined;
        if (match) return { route, encoded: match.encoded };
      }
      return undefined;
    },
    /** Value of the Allow header; empty when no route has the path. */
    allowedAt(path: string): string {
      const matching = patterns.filter(({ pattern }) => pattern(path)).map(({ route }) => route);
      const methods = [...(literals.get(path) ?? []), ...matching].map(({ method }) => method);
      return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    },
  };
}

function extraPattern(url: string): PathPattern {
  const beginning = url.replace(/\*$/, '').replace(/:(\w+)/g, '{$1}');
  return url.endsWith('*') ? pathPattern(`${beginning}{*}`, '.*') : pathPattern(beginning);
}

/** Decodes path parameters. @returns undefined when one has invalid encoding */
export function decodedParameters(parameters: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const decoded: Record<string, string> = {};
  try {
    for (const name in parameters) decoded[name] = decodeURIComponent(parameters[name] ?? '');
    return decoded;
  } catch {
    return undefined;
  }
}

/** Matches paths; each parameter is still encoded. */
export type PathPattern = (
  path: string,
) => { readonly path: string; readonly encoded: Readonly<Record<string, string>> } | undefined;

const PARAMETER = /\{([^{}]+)\}/;

/**
 * Of a path of the contract, with `{name}` for a parameter.
 *
 * @param value what a parameter matches
 * @param start where the path begins
 */
export function pathPattern(template: string, value = '[^/]*', start = '^'): PathPattern {
  // Split by a group, every second piece is a name.
  const pieces = template.split(PARAMETER);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const source = pieces.map((piece, index) => (index % 2 === 1 ? `(${value})` : escaped(piece))).join('');
  const expression = new RegExp(`${start}${source}$`);
  return (path) => {
    const found = expression.exec(path);
    if (!found) return undefined;
    const encoded: Record<string, string> = {};
    names.forEach((name, index) => (encoded[name] = found[index + 1] ?? ''));
    return { path: found[0], encoded };
  };
}

/** A path with its parameters, encoded. */
export const filledPath = (template: string, parameters: Readonly<Record<string, string | number>>): string =>
  template.replace(new RegExp(PARAMETER, 'g'), (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A request's parameters as they are sent. */
export interface SentParameters {
  /** Decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: string | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}

type Values = Record<string, unknown>;

/** The declared parameters of a request with their types and defaults; a text that has another type stays a text. */
export function readParameters(declared: readonly ContractParameter[], { path, query, headers = {} }: SentParameters) {
  const values = { path: { ...path } as Values, query: {} as Values, headers: {} as Values };
  const search = new URLSearchParams(declared.some((one) => one.in === 'query') ? query : undefined);
  for (const parameter of declared) {
    const { name, in: place } = parameter;
    if (place === 'cookie') continue;
    const key = place === 'header' ? name.toLowerCase() : name;
    const texts =
      place === 'path' ? [path[name]] : place === 'query' ? textsOf(search, parameter) : [headers[key]].flat();
    const value =
      valueOf(
        parameter,
        texts.filter((text) => text !== undefined),
      ) ?? fieldsOf(search, parameter);
    if (value !== undefined) values[place === 'header' ? 'headers' : place][key] = value;
  }
  return values;
}

/** Lists are also written as `name[]`. */
const textsOf = (search: URLSearchParams, { name }: ContractParameter) => [
  ...search.getAll(name),
  ...search.getAll(`${name}[]`),
];

function valueOf({ types, itemTypes, separator, isJson, default: usual }: ContractParameter, texts: string[]): unknown {
  const [text] = texts;
  if (text === undefined) return types.includes('object') ? undefined : usual;
  if (isJson) return parsed(text);
  if (!types.includes('array')) return typed(text, types);
  const entries = separator === undefined ? texts : texts.flatMap((one) => (one === '' ? [] : one.split(separator)));
  return entries.map((one) => typed(one, itemTypes));
}

/** An object as `name[field]=value`, else its default. */
function fieldsOf(search: URLSearchParams, { name, in: place, types, default: usual }: ContractParameter): unknown {
  if (place !== 'query' || !types.includes('object')) return undefined;
  const fields = [...search].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  return fields.length === 0
    ? usual
    : Object.fromEntries(fields.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

function typed(text: string, types: readonly string[]): unknown {
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
