import { toRupees } from '@shop/domain/money/paise';

import type { OperationResponse, Input } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';
import type { World } from '../../world/world.ts';

/** The customer's orders, newest first (contract: listOrders). The response has rupees, the store paise. */
export function listOrders(
  { principal: customer }: Input<'listOrders'>,
  { store }: World,
): OperationResponse<'listOrders'> {
  const theirs = store.orders.ofCustomer(customer.number);
  return ok(
    theirs.map(({ id, createdAt, summary, status, receiptToken }) => ({
      id,
      created_at: new Date(createdAt).toISOString(),
      amount: toRupees(summary.total),
      payment_status: status,
      order_id_token: receiptToken,
    })),
  );
}
