import type { ProblemField } from '@shop/api-contract/model';
import { readAddress, type AddressReading } from '@shop/domain/delivery/selected-office';
import { problem } from '@shop/mock-engine/http/problem';
import { ok, type Input, type OperationResponse } from '../../world/operation.ts';
import { randomId } from '../../world/random-id.ts';
import type { World } from '../../world/world.ts';
import { orderMessages as messages } from './orders.messages.ts';
import { priceOrder } from './price-order.ts';

/** Creates an unpaid order and returns its id (contract: createOrder). An invalid order writes nothing. */
export function createOrder(
  { principal: customer, path, body }: Input<'createOrder'>,
  { content, store, clock, random }: World,
): OperationResponse<'createOrder'> {
  const reading = readAddress(body.address);
  const sale = priceOrder(body.cart, content);
  const errors: ProblemField[] = (sale.ok ? [] : sale.invalid).map(({ line, reason }) => ({
    field: reason === 'duplicate-line' ? `cart.${line}` : `cart.${line}.product`,
    detail: messages[reason],
  }));
  if (!reading.ok) errors.push(addressError(reading));
  else if (reading.address.Pincode !== body.pincode)
    errors.push({ field: 'pincode', detail: messages['pincode-differs'] });
  if (!sale.ok || !reading.ok || errors.length > 0) return problem(400, { errors });

  const id = randomId(random, 'order_', 14);
  store.orders.add({
    id,
    customer: customer.number,
    provider: path.payment_provider,
    receiptToken: randomId(random, 'rcpt_', 24),
    createdAt: clock.now(),
    status: 'created',
    lines: sale.lines,
    summary: sale.summary,
    deliverTo: reading.address,
  });
  return ok(id);
}

function addressError(reading: Extract<AddressReading, { ok: false }>): ProblemField {
  if ('field' in reading) return { field: `address.${reading.field}`, detail: messages[reading.reason] };
  return { field: 'address', detail: messages['address-unreadable'] };
}
