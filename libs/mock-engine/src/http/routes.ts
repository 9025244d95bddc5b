import { decodePercent, escapeRegExp } from './http.ts';

/** A method and URL pattern: `:name` matches one path segment, a final `*` the rest. */
interface Addressed {
  readonly method: string;
  readonly url: string;
}

/** A call of the contract. */
interface Located {
  readonly method: string;
  readonly path: string;
  /** Of its servers, the first one's first. */
  readonly bases: readonly string[];
}

/** The calls of a contract; a literal path goes before one with parameters. */
export const contractRoutes = <Call extends Located>(calls: Readonly<Record<string, Call>>): Call[] =>
  Object.values(calls)
    .map((call) => ({ call, order: specificity(urlAt(call)) }))
    .sort(byOrder)
    .map(({ call }) => call);

/** What of a path is sent: some documents tell the calls of one path apart by a fragment or a query. */
export const requestPath = (path: string): string => path.replace(/[#?].*$/s, '');

const urlAt = ({ path }: Located, base = '') => base + requestPath(path);

export const PARAMETER = /\{([^{}]+)\}/g;

/** Names in a path such as `/users/{id}`. */
export const parametersIn = (template: string) => [...template.matchAll(PARAMETER)].map(([, name = '']) => name);

/** `/users/{id}` and `/users/{userId}` are one path. */
export const withoutNames = (template: string): string => template.replace(PARAMETER, '{}');

const isParameterSegment = (segment: string): boolean => /^\{[^{}]+\}$/.test(segment);

/** Sorts templates: `/users/me`, `/users/{id}.json`, `/users/{id}.{format}`, `/users/{id}`. */
const specificity = (template: string): readonly number[] => [
  template.split('/').filter(isParameterSegment).length,
  parametersIn(template).length,
  -template.replace(PARAMETER, '').length,
];

interface Ordered {
  readonly order: readonly number[];
}

/** By the first number that differs. */
const byOrder = ({ order: one }: Ordered, { order: other }: Ordered): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

interface RoutePath<Route> {
  readonly route: Route;
  readonly template: string;
  /** Without the base of its server. */
  readonly isBare: boolean;
}

/** The route paths whose templates begin with the same segments. */
interface Branch<Route> {
  /** By the decoded segment. */
  readonly literals: Map<string, Branch<Route>>;
  /** By the segment, which has a parameter. */
  readonly templates: Map<string, { readonly branch: Branch<Route>; readonly pattern: RegExp }>;
  /** Of the routes that end here. */
  readonly ends: { readonly route: Route; readonly names: readonly string[]; readonly rank: number }[];
}

/** A route that a path fits, with the values of its parameters, encoded. */
type Match<Route> = Branch<Route>['ends'][number] & { readonly values: readonly string[] };

export type RouteFinder = ReturnType<typeof routeFinder>;

/** Finds routes by method and path: of several, a full URL before one without its base, then the most literal one. */
export function routeFinder<Route extends Addressed | Located>(routes: readonly Route[]) {
  const root = newBranch<Route>();
  const routePaths = routes.flatMap((route) => expandRoute(route));
  routePaths
    .map((one) => ({
      ...one,
      // A declared HEAD goes before the GET of the same path.
      order: [Number(one.isBare), ...specificity(one.template), Number(one.route.method !== 'HEAD')],
    }))
    .sort(byOrder)
    .forEach(({ route, template }, rank) => {
      branchAt(root, template).ends.push({ route, names: parametersIn(template), rank });
    });
  /** In the order of preference. Where a path is literal, templates of other calls are not meant, whatever their methods. */
  function matchesAt(path: string): Match<Route>[] {
    const found: Match<Route>[] = [];
    collect(root, path.split('/'), 0, [], found);
    const isLiteral = found.some(({ route, names }) => 'path' in route && names.length === 0);
    const meant = isLiteral ? found.filter(({ route, names }) => !('path' in route) || names.length === 0) : found;
    return meant.sort((one, other) => one.rank - other.rank);
  }
  return {
    /**
     * The route with this method and path.
     *
     * @param path without a query
     */
    find(method: string, path: string): { route: Route; encoded: Readonly<Record<string, string>> } | undefined {
      const isWanted = (one: string) => one === method || (method === 'HEAD' && one === 'GET');
      const best = matchesAt(path).find(({ route }) => isWanted(route.method));
      return best && { route: best.route, encoded: valuesByName(best.names, best.values) };
    },
    /** Value of the Allow header; empty when no route has the path. */
    allowedAt(path: string): string {
      const allowed = matchesAt(path).flatMap(({ route }) => (route.method === 'GET' ? ['GET', 'HEAD'] : route.method));
      return [...new Set(allowed)].join(', ');
    },
    /** Addresses that are like a path, with their methods. */
    nearest(path: string): string[] {
      const full = routePaths.filter(({ isBare }) => !isBare);
      return [...Map.groupBy(full, ({ template }) => template)]
        .map(([template, some]) => ({ template, some, likeness: similarity(path, template) }))
        .filter(({ likeness }) => likeness > MIN_LIKENESS)
        .sort((one, other) => other.likeness - one.likeness)
        .slice(0, MAX_NEAREST)
        .map(({ template, some }) => `${some.map(({ route }) => route.method).join(', ')} ${template}`);
    },
  };
}

const MAX_NEAREST = 3;
const MIN_LIKENESS = 0.4;
const MAX_SEGMENTS = 20;

/** From 0 to 1: how much of a path's segments a template has, from its beginning or its end. */
function similarity(path: string, template: string): number {
  const [some, others] = [path, template].map((one) => one.toLowerCase().split('/', MAX_SEGMENTS).slice(1));
  const share = (own: readonly string[] = [], wanted: readonly string[] = []) =>
    wanted.reduce((sum, one, index) => sum + samePrefix(own[index] ?? '', one), 0) /
    Math.max(own.length, wanted.length);
  return Math.max(share(some, others), share(some?.toReversed(), others?.toReversed()));
}

function samePrefix(own: string, wanted: string): number {
  if (isParameterSegment(wanted)) return own === '' ? 0 : MIN_LIKENESS;
  let length = 0;
  while (length < own.length && own[length] === wanted[length]) length += 1;
  return length / Math.max(own.length, wanted.length, 1);
}

/** A call is also served without its base. */
function expandRoute<Route extends Addressed | Located>(route: Route): RoutePath<Route>[] {
  if (!('path' in route)) {
    const template = route.url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, REST);
    return [{ route, template, isBare: false }];
  }
  const full = new Set(route.bases.map((base) => urlAt(route, base)));
  const bare = urlAt(route);
  return [
    ...[...full].map((template) => ({ route, template, isBare: false })),
    ...(full.has(bare) ? [] : [{ route, template: bare, isBare: true }]),
  ];
}

const newBranch = <Route>(): Branch<Route> => ({ literals: new Map(), templates: new Map(), ends: [] });

/** Where a template ends in a tree, which grows by it. */
function branchAt<Route>(root: Branch<Route>, template: string): Branch<Route> {
  let branch = root;
  for (const segment of template.split('/')) {
    const isLiteral = !segment.includes('{');
    const known = isLiteral ? branch.literals.get(decodePercent(segment)) : branch.templates.get(segment)?.branch;
    const next = known ?? newBranch<Route>();
    if (isLiteral) branch.literals.set(decodePercent(segment), next);
    else if (!known)
      branch.templates.set(segment, { branch: next, pattern: new RegExp(`^${segmentSource(segment)}$`) });
    branch = next;
  }
  return branch;
}

function collect<Route>(
  { literals, templates, ends }: Branch<Route>,
  segments: readonly string[],
  index: number,
  values: readonly string[],
  found: Match<Route>[],
): void {
  const segment = segments[index];
  if (segment === undefined) return void found.push(...ends.map((end) => ({ ...end, values })));
  const literal = literals.get(decodePercent(segment));
  if (literal) collect(literal, segments, index + 1, values, found);
  for (const [template, { branch, pattern }] of templates) {
    const isRest = template === REST;
    const match = pattern.exec(isRest ? segments.slice(index).join('/') : segment);
    if (match) collect(branch, segments, isRest ? Infinity : index + 1, [...values, ...match.slice(1)], found);
  }
}

const valuesByName = (names: readonly string[], values: readonly string[]): Readonly<Record<string, string>> =>
  values.length === 0 ? {} : Object.fromEntries(values.map((value, index) => [names[index] ?? '', value]));

const VALUE = '.+';
/** The last segment of a route outside the contract: all that follows. */
const REST = '{*}';

/** A regular expression of a segment, with a group for each parameter; what is literal may be percent-encoded. */
const segmentSource = (segment: string) =>
  segment
    .split(PARAMETER)
    // Split by a group, every second piece is a name.
    .map((piece, index, pieces) => {
      if (index % 2 === 0) return decodePercent(piece).replace(/\W/gu, literalSource);
      return `(${`{${piece}}` === REST ? '.*' : index === 1 ? VALUE : valueSource(pieces[index - 1] ?? '')})`;
    })
    .join('');

/** The earlier of two parameters takes what it can: the later one has no separator, and is not tried at each. */
function valueSource(separator: string): string {
  if (separator === '') return '.';
  return separator.length > 1 ? VALUE : `[^${separator.replace(/\W/, '\\$&')}]+`;
}

function literalSource(character: string): string {
  const plain = escapeRegExp(character);
  const encoded = encodeURIComponent(character);
  const caseless = encoded.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
  return encoded === character ? plain : `(?:${plain}|${caseless})`;
}

/** Decodes path parameters. @returns undefined when one has invalid encoding */
export function decodedParameters(
  parameters: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const values = Object.entries(parameters);
  if (values.every(([, text]) => !text.includes('%'))) return parameters;
  try {
    return Object.fromEntries(values.map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}

/** A path with its parameters, encoded. */
export const filledPath = (
  template: string,
  parameters: Readonly<Record<string, string | number>>,
  encode: (value: string) => string = encodeURIComponent,
): string => template.replace(PARAMETER, (_, name: string) => encode(String(parameters[name] ?? '')));
