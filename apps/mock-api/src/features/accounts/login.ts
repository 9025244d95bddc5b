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
 * Signs in by e-mail address or customer id (contract: login). An unknown account gets the same response and timing as
 * a wrong password; too many wrong ones get 429.
 *
 * @throws ClientDisconnected when the client has disconnected before the password is verified
 */
export async function login({ body, isDisconnected, source }: Input<'login'>, world: World): Promise<Answer<'login'>> {
  const { loginLimit, passwords, store } = world;
  const name = body.email.trim();
  const customer = findCustomer(name, world);
  const attempt = { account: customer ? customerId(customer.number) : unknownAccount(name), source: source?.() };
  const refusal = refuseForNow(loginLimit.wait(attempt));
  if (refusal) return refusal;

  const isCorrect = await passwords.verify(body.password, customer?.passwordHash, isDisconnected);
  // Concurrent attempts all passed the first check.
  const lateRefusal = refuseForNow(loginLimit.wait(attempt));
  if (lateRefusal) return lateRefusal;
  if (!customer || !isCorrect) {
    loginLimit.failed(attempt);
    await store.settled();
    return { status: 401, body: { statusCode: 401, error: loginMessages.refused } };
  }

  loginLimit.succeeded(attempt);
  return { status: 200, body: { statusCode: 200, token: await openSession(customer.number, world) } };
}

/** Rejects an invalid login in login's own format, which the storefront expects. */
export function refuseMalformedLogin(): Answer<'login'> {
  return { status: 400, body: { statusCode: 400, error: loginMessages.malformed } };
}

/** @param wait in milliseconds @returns undefined when an attempt is allowed now */
function refuseForNow(wait: number): Answer<'login'> | undefined {
  if (wait <= 0) return undefined;
  const detail = loginMessages.tooMany(Math.ceil(wait / MINUTE));
  return { ...problem(429, { detail }), retryAfter: Math.ceil(wait / SECOND) };
}

/** Normalises the name, so that unknown accounts are limited like existing ones. */
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
