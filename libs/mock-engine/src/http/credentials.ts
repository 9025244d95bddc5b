import { contractMessages as messages } from './contract.messages.ts';

/** Where a request has a credential. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** Of an Authorization header, such as `Bearer`. */
  readonly scheme?: string | undefined;
}

/** Ways to be authenticated; each needs all of its credentials. */
export type Credentials = readonly (readonly Credential[])[];

interface Sent {
  readonly query?: string | undefined;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a request lacks to be authenticated, for people; undefined when it has all of one way. Any value will do. */
export function missingCredentials(ways: Credentials, sent: Sent): string | undefined {
  if (ways.length === 0 || ways.some((way) => way.every((one) => isSent(one, sent)))) return undefined;
  return messages.credentials(ways.map((way) => way.map(({ in: place, name, scheme }) => ({ place, name, scheme }))));
}

function isSent({ in: place, name, scheme }: Credential, { query, headers }: Sent): boolean {
  if (place === 'query') return Boolean(new URLSearchParams(query).get(name));
  const cookies = String(headers['cookie'] ?? '').split(/;\s*/);
  if (place === 'cookie') return cookies.some((one) => one.startsWith(`${name}=`));
  const value = String(headers[name.toLowerCase()] ?? '');
  return scheme === undefined ? value !== '' : value.toLowerCase().startsWith(`${scheme.toLowerCase()} `);
}

/** The value of WWW-Authenticate; a key has no scheme of its own. */
export const challengeOf = (ways: Credentials): string => {
  const schemes = ways.flat().map(({ scheme = 'ApiKey' }) => (scheme === 'Basic' ? 'Basic realm="API"' : scheme));
  return [...new Set(schemes)].join(', ') || 'Bearer';
};
