import type { Answer, Input } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';

/** Whom the token belongs to (contract: getUser). The shop knows one number of a customer, their mobile. */
export function getUser({ customer: { name, mobile, email } }: Input<'getUser'>): Answer<'getUser'> {
  return ok({ name, mobile, email, phone: mobile });
}
