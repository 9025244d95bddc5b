import { registrationFaults } from '@shop/domain/registration/check-registration';
import type { Input, OperationResponse } from '../../world/operation.ts';
import type { World } from '../../world/world.ts';
import { registrationMessages as messages, welcome } from './accounts.messages.ts';
import { customerId } from './customer-id.ts';
import { newSession } from './sessions.ts';

/** Creates an account and signs in (contract: register). Of concurrent requests with one e-mail address, one succeeds. */
export async function register({ body }: Input<'register'>, world: World): Promise<OperationResponse<'register'>> {
  const { store, passwords, clock } = world;
  const { customers, sessions, change } = store;
  if (customers.withEmail(body.email)) return refuse(409, messages['email-taken']);

  const [passwordHash, { token, ...session }] = await Promise.all([passwords.hash(body.password), newSession(world)]);
  const name = body.name.trim();

  return change(() => {
    if (customers.withEmail(body.email)) return refuse(409, messages['email-taken']);

    const number = customers.lastNumber() + 1;
    customers.add({ number, name, email: body.email, mobile: body.mobile, passwordHash, createdAt: clock.now() });
    sessions.add({ ...session, customer: number });
    return { status: 200, body: { scode: true, message: welcome(name, customerId(number)), token } };
  });
}

/** Rejects an invalid registration with the first violated rule of the form (specification, section 5). */
export function refuseMalformedRegistration(body: unknown): OperationResponse<'register'> {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const text = (field: string) => (typeof given[field] === 'string' ? given[field] : '');
  const password = text('password');
  const [fault] = registrationFaults({
    name: text('name'),
    email: text('email'),
    mobile: text('mobile'),
    password,
    confirmation: password,
  });
  const isReadable = Object.keys(given).length > 0;
  return refuse(422, messages[isReadable && fault ? fault.reason : 'malformed']);
}

function refuse<Status extends 409 | 422>(status: Status, message: string) {
  return { status, body: { scode: false as const, message } };
}
