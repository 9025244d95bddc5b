import type { Contract } from '../document/contract.ts';
import { contractRoutes, decodedParameters, pathPattern } from '../http/routes.ts';
import { HttpError } from '../http/problem.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

/** A call of the contract, or a file such as a picture, independent of the server's base URL. */
export interface FoundCall {
  /** Undefined for a file. */
  readonly operationId: string | undefined;
  /** The contract's; {@link FILES} for a file. */
  readonly server: string;
  /** Where that server is: origin and base path. */
  readonly address: string;
  readonly path: string;
  readonly query: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** In place of a server's name, and of an operationId. */
export const FILES = 'files';

/**
 * Finds the calls among requests to any hosts, by their paths. A server of the contract is at one address; when requests
 * to several look like its calls, `from` decides.
 *
 * @param from base URLs of the real API
 * @returns one result for each request; undefined for one that is no call
 * @throws HttpError when `from` is needed
 */
export function findCalls(
  requests: readonly { readonly method: string; readonly url: string }[],
  contract: Contract,
  from: readonly string[] = [],
): (FoundCall | undefined)[] {
  const find = candidateFinder(contract);
  const wanted = from.map((url) => url.replace(/\/+$/, ''));
  const found = requests.map(({ method, url }) =>
    find(method, url).find(({ address }) => wanted.length === 0 || wanted.includes(address)),
  );
  const addresses = new Map<string, string>();
  for (const { server, address } of found.filter((one) => one !== undefined)) {
    const other = addresses.get(server) ?? address;
    if (other !== address && wanted.length === 0) throw new HttpError(422, messages.severalAddresses([other, address]));
    addresses.set(server, address);
  }
  return found;
}

/** All calls that a request may be, the longest path first: `/teams/5/users` is rather that than `/users` elsewhere. */
function candidateFinder(contract: Contract): (method: string, url: string) => FoundCall[] {
  const segmentsIn = (path: string) => path.split('/').length;
  const patterns = contractRoutes(contract.calls)
    .map(({ operationId, call }) => ({ operationId, ...call, pattern: pathPattern(call.path, '') }))
    .sort((one, other) => segmentsIn(other.path) - segmentsIn(one.path));
  return (method, text) => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    const at = (call: Omit<FoundCall, 'address' | 'query'>): FoundCall => {
      const address = url.origin + url.pathname.slice(0, -call.path.length);
      return { ...call, address, query: url.search.slice(1) };
    };
    const calls = patterns.flatMap(({ operationId, server, method: wanted, pattern }) => {
      const match = method === wanted ? pattern(url.pathname) : undefined;
      const parameters = match && decodedParameters(match.encoded);
      return parameters ? [at({ operationId, server, path: match.path, parameters })] : [];
    });
    const [file] = (method === 'GET' && contract.files?.exec(url.pathname)) || [];
    return file === undefined
      ? calls
      : [...calls, at({ operationId: undefined, server: FILES, path: file, parameters: {} })];
  };
}
