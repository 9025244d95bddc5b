import { buildRequest } from '@shop/api-contract/request';

import type { LoadJob, LoadResult, OrderWork } from './load-job.ts';
import { loadLines } from './load-lines.ts';
import { paidReport } from './paid-report.ts';

const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };
const order = {
  cart: [{ product: 1, quantity: 3, type: 'product' as const }],
  address: JSON.stringify(office),
  pincode: office.Pincode,
};

const provider = { payment_provider: 'mockpay' } as const;
const toOrder = buildRequest('createOrder', { path: provider, body: order });
const payment = { status: 'succeeded', order_id: '', payment_id: '', payment_signature: '' } as const;
const toPay = buildRequest('validatePayment', { path: provider, body: payment });

/**
 * Customers who order, pay exactly that order, and order again.
 *
 * @throws Error when an order or a payment is not answered with success
 */
export async function loadOrders({ work, ...job }: LoadJob & { work: OrderWork }): Promise<LoadResult> {
  const paidOrders: string[] = [];
  const result = await loadLines(job, work.tokens, async (ask) => {
    const created = await ask({ method: toOrder.method, path: `/api${toOrder.url}`, body: toOrder.body });
    const orderId: unknown = JSON.parse(created.body.toString());
    if (typeof orderId !== 'string' || orderId === '') throw new Error(`${String(orderId)} is no order id.`);

    const report = paidReport(orderId, work.signingSecret);
    const reported = await ask({ method: toPay.method, path: `/api${toPay.url}`, body: report });
    const verdict = JSON.parse(reported.body.toString()) as { response: boolean };
    if (!verdict.response) throw new Error(`The payment of ${orderId} was refused.`);
    paidOrders.push(orderId);
  });
  return { ...result, paidOrders };
}
