import { problem } from '@shop/mock-engine/http/problem';
import type { OperationResponse, Input } from '../../world/operation.ts';
import { emailKey } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { loginMessages } from './accounts.messages.ts';
import { customerId, customerNumber } from './customer-id.ts';
import { openSession } from './sessions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Signs in by e-mail address or customer id (contract: login). An unknown account gets the same response and timing as
 * a wrong password; too many wrong ones for either get 429.
 */
export async function login({ body }: Input<'login'>, world: World): Promise<OperationResponse<'login'>> {
  const { store, loginLimit, passwords } = world;
  const given = body.email.trim();
  const number = customerNumber(given);
  const customer = number === undefined ? store.customers.withEmail(given) : store.customers.withNumber(number);
  // An unknown account is the same for every spelling of the login.
  const account = customer?.number ?? (number === undefined ? emailKey(given) : customerId(number));
  const refusal = refuseForNow(loginLimit.wait(account));
  if (refusal) return refusal;

  const isCorrect = await passwords.verify(body.password, customer?.passwordHash);
  // Concurrent attempts all passed the first check.
  const lateRefusal = refuseForNow(loginLimit.wait(account));
  if (lateRefusal) return lateRefusal;
  if (!customer || !isCorrect) {
    loginLimit.failed(account);
    return { status: 401, body: { statusCode: 401, error: loginMessages.refused } };
  }

  loginLimit.succeeded(account);
  return { status: 200, body: { statusCode: 200, token: await openSession(customer.number, world) } };
}

/** Rejects an invalid login in login's own format, which the storefront expects. */
export function refuseMalformedLogin(): OperationResponse<'login'> {
  return { status: 400, body: { statusCode: 400, error: loginMessages.malformed } };
}

/** @param wait in milliseconds @returns undefined when an attempt is allowed now */
function refuseForNow(wait: number): OperationResponse<'login'> | undefined {
  if (wait <= 0) return undefined;
  const detail = loginMessages.tooMany(Math.ceil(wait / MINUTE));
  return { ...problem(429, { detail }), headers: { 'retry-after': String(Math.ceil(wait / SECOND)) } };
}
