import type { Answer, Input } from '../../operation.ts';
import type { CustomerRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { loginMessages } from './accounts.messages.ts';
import { customerNumber } from './customer-id.ts';
import { openSession } from './sessions.ts';

/**
 * Signs in by e-mail address or customer id (contract: login). An unknown account and a wrong password get the same
 * answer after the same work; for somebody who has gone meanwhile there is none.
 *
 * @throws CallerGone
 */
export async function login({ body, isGone }: Input<'login'>, world: World): Promise<Answer<'login'>> {
  const customer = findCustomer(body.email.trim(), world);
  const isTheirs = await world.passwords.verify(body.password, customer?.passwordHash, isGone);
  if (!customer || !isTheirs) {
    await world.store.settled();
    return { status: 401, body: { statusCode: 401, error: loginMessages.refused } };
  }

  return { status: 200, body: { statusCode: 200, token: await openSession(customer.number, world) } };
}

/** A malformed login keeps login's own shape, since the storefront reads nothing else. */
export function refuseMalformedLogin(): Answer<'login'> {
  return { status: 400, body: { statusCode: 400, error: loginMessages.malformed } };
}

function findCustomer(login: string, { store }: World): CustomerRecord | undefined {
  const number = customerNumber(login);
  return store.read(({ customers }) =>
    number === undefined ? customers.withEmail(login) : customers.withNumber(number),
  );
}
