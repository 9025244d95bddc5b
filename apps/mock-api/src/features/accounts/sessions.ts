import { randomId, sha256 } from '../../world/ids.ts';
import type { World } from '../../world/world.ts';

/** 256 bits of randomness. */
const TOKEN_LENGTH = 43;

/** Creates an unguessable token, and the session to store. */
export async function newSession({ clock, random, tokenLifetime }: World) {
  const token = randomId(random, 'vv_', TOKEN_LENGTH);
  return { token, fingerprint: await sha256(token), expiresAt: clock.now() + tokenLifetime };
}

/** Signs a customer in. @returns the token */
export async function openSession(customer: number, world: World): Promise<string> {
  const { token, ...session } = await newSession(world);
  const { sessions, change } = world.store;
  change(() => {
    sessions.removeExpired(world.clock.now());
    sessions.add({ ...session, customer });
  });
  return token;
}

/**
 * The customer of an Authorization header; undefined without a token, with the storefront's `no-token`, or with an
 * unknown or expired one.
 */
export async function customerOf(authorization: string | undefined, { store, clock }: World) {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return undefined;

  const session = store.sessions.withFingerprint(await sha256(token));
  return session && session.expiresAt > clock.now() ? store.customers.withNumber(session.customer) : undefined;
}
