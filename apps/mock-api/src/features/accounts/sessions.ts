import { randomId } from '@shop/mock-engine/ports/random-id';
import type { CustomerRecord } from '../../store/records.ts';
import type { World } from '../../world/world.ts';

/** 256 bits of randomness. */
const TOKEN_LENGTH = 43;

type Sessions = Pick<World, 'store' | 'clock' | 'random' | 'fingerprint' | 'tokenLifetime'>;

/** Creates an unguessable token, and the session to store. */
export async function newSession({
  clock,
  random,
  fingerprint,
  tokenLifetime,
}: Omit<Sessions, 'store'>): Promise<{ token: string; fingerprint: string; expiresAt: number }> {
  const token = randomId(random, 'vv_', TOKEN_LENGTH);
  return { token, fingerprint: await fingerprint(token), expiresAt: clock.now() + tokenLifetime };
}

/** Signs a customer in. @returns the token */
export async function openSession(customer: number, world: Sessions): Promise<string> {
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
export function customerOf(
  authorization: string | undefined,
  world: Pick<Sessions, 'store' | 'clock' | 'fingerprint'>,
): CustomerRecord | undefined | Promise<CustomerRecord | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return undefined;

  const fingerprint = world.fingerprint(token);
  return fingerprint instanceof Promise
    ? fingerprint.then((late) => signedInWith(late, world))
    : signedInWith(fingerprint, world);
}

function signedInWith(
  fingerprint: string,
  { store, clock }: Pick<Sessions, 'store' | 'clock'>,
): CustomerRecord | undefined {
  const session = store.sessions.withFingerprint(fingerprint);
  return session && session.expiresAt > clock.now() ? store.customers.withNumber(session.customer) : undefined;
}
