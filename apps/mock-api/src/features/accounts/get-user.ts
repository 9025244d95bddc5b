import type { Answer, Input } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';

/** The token's customer (contract: getUser). `phone` is the mobile number. */
export function getUser({ customer: { name, mobile, email } }: Input<'getUser'>): Answer<'getUser'> {
  return ok({ name, mobile, email, phone: mobile });
}
