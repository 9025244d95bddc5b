/** A method and URL pattern: `:name` matches one path segment, a final `*` the rest. */
export interface Addressed {
  readonly method: string;
  readonly url: string;
}

export interface FoundRoute<Route> {
  readonly route: Route;
  /** Still percent-encoded; the final `*` by the name `*`. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface RouteFinder<Route> {
  /** @param path without a query */
  find(method: string, path: string): FoundRoute<Route> | undefined;
  /** Value of the Allow header; empty when no route has the path. */
  allowedAt(path: string): string;
}

/** Finds routes by method and path; the first match wins. */
export function routeFinder<Route extends Addressed>(routes: readonly Route[]): RouteFinder<Route> {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.url) }));
  return {
    find(method, path) {
      // HEAD uses the GET route; the server omits the body.
      const wanted = method === 'HEAD' ? 'GET' : method;
      for (const { route, pattern } of patterns) {
        const match = route.method === wanted ? pattern.exec(path) : null;
        if (match) return { route, parameters: parametersOf(match) };
      }
      return undefined;
    },
    allowedAt(path) {
      const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route.method);
      return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    },
  };
}

function parametersOf({ groups = {} }: RegExpExecArray): Record<string, string> {
  const { remainder, ...named } = groups;
  return remainder === undefined ? named : { ...named, '*': remainder };
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*$/, '(?<remainder>.*)')}$`);
}

/** Decodes path parameters. @returns undefined when one has invalid encoding */
export function decodedParameters(parameters: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}
