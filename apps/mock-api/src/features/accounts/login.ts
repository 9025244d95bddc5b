import { problem } from '@shop/mock-engine/contract/problem';
import type { Answer, Input } from '../../world/operation.ts';
import { emailKey, type CustomerRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { loginMessages } from './accounts.messages.ts';
import { customerId, customerNumber } from './customer-id.ts';
import { openSession } from './sessions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Signs in by e-mail address or customer id (contract: login). An unknown account and a wrong password get the same
 * answer after the same work, and after too many wrong ones the same refusal. A caller who has gone meanwhile gets none.
 *
 * @throws ClientDisconnected
 */
export async function login({ body, isDisconnected, source }: Input<'login'>, world: World): Promise<Answer<'login'>> {
  const { loginLimit, passwords, store } = world;
  const name = body.email.trim();
  const customer = findCustomer(name, world);
  const attempt = { account: customer ? customerId(customer.number) : unknownAccount(name), source: source?.() };
  const refusal = refuseForNow(loginLimit.wait(attempt));
  if (refusal) return refusal;

  const isTheirs = await passwords.verify(body.password, customer?.passwordHash, isDisconnected);
  // Guesses that came all at once have got here together.
  const lateRefusal = refuseForNow(loginLimit.wait(attempt));
  if (lateRefusal) return lateRefusal;
  if (!customer || !isTheirs) {
    loginLimit.failed(attempt);
    await store.settled();
    return { status: 401, body: { statusCode: 401, error: loginMessages.refused } };
  }

  loginLimit.succeeded(attempt);
  return { status: 200, body: { statusCode: 200, token: await openSession(customer.number, world) } };
}

/** A malformed login keeps login's own shape, since the storefront reads nothing else. */
export function refuseMalformedLogin(): Answer<'login'> {
  return { status: 400, body: { statusCode: 400, error: loginMessages.malformed } };
}

/** @param wait in milliseconds @returns undefined when it may be tried now */
function refuseForNow(wait: number): Answer<'login'> | undefined {
  if (wait <= 0) return undefined;
  const detail = loginMessages.tooMany(Math.ceil(wait / MINUTE));
  return { ...problem(429, { detail }), retryAfter: Math.ceil(wait / SECOND) };
}

/** Wrong passwords for it are counted as well, however it is spelt: it is answered as if it existed. */
function unknownAccount(login: string): string {
  const number = customerNumber(login);
  return number === undefined ? emailKey(login) : customerId(number);
}

function findCustomer(login: string, { store }: World): CustomerRecord | undefined {
  const number = customerNumber(login);
  return store.read(({ customers }) =>
    number === undefined ? customers.withEmail(login) : customers.withNumber(number),
  );
}
