import type { Credential, Credentials } from '../http/credentials.ts';
import { securityOf, type Call } from '../document/calls.ts';
import { child, children, type Part } from '../document/document.ts';

const holderOf = (whole: Part) => child(whole, 'components') ?? whole;

/** All that the document names, whether calls need them or not. */
export const namedCredentials = (whole: Part): Credential[] =>
  children(holderOf(whole), 'securitySchemes').flatMap(([, scheme]) => credentialOf(scheme) ?? []);

/** The ways to be authenticated for a call; none when it needs nothing. */
export function credentialsOf(whole: Part, { needsToken, part }: Call): Credentials {
  if (!needsToken) return [];
  const schemes = child(holderOf(whole), 'securitySchemes');
  return securityOf(whole, part).map((way) =>
    Object.keys(way).flatMap((name) => credentialOf(schemes && child(schemes, name)) ?? []),
  );
}

/** Undefined for what a request does not show, such as a client certificate. */
function credentialOf(scheme: Part | undefined): Credential | undefined {
  const { type, in: place, name, scheme: http } = scheme?.node ?? {};
  if (type === 'apiKey') return { in: place as Credential['in'], name: String(name) };
  if (type === 'http') return { in: 'header', name: 'Authorization', scheme: capitalised(String(http)) };
  if (type === 'oauth2' || type === 'openIdConnect') return { in: 'header', name: 'Authorization', scheme: 'Bearer' };
  return undefined;
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
