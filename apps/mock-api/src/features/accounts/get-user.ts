import type { OperationResponse, Input } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';

/** The token's customer (contract: getUser). `phone` is the mobile number. */
export function getUser({ principal: { name, mobile, email } }: Input<'getUser'>): OperationResponse<'getUser'> {
  return ok({ name, mobile, email, phone: mobile });
}
