import { buildRequest } from '@shop/api-contract/request';

import { openLine, type HttpLine } from './http-line.ts';
import type { LoadJob, LoadResult, OrderWork } from './load-job.ts';
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

/** What customers have been answered so far. */
interface Tally {
  readonly paidOrders: string[];
  /** Of each request, in milliseconds. */
  readonly times: number[];
}

/**
 * Customers who order, pay exactly that order, and order again, each on a line of their own.
 *
 * @throws Error when anything is answered but success: every request that is counted was answered as it should be
 */
export async function loadOrders({
  base,
  connections,
  seconds,
  work,
}: LoadJob & { work: OrderWork }): Promise<LoadResult> {
  const { tokens, signingSecret } = work;
  const customers = Array.from({ length: connections }, (_, index) => tokens[index % tokens.length] ?? '');
  const lines = await Promise.all(customers.map((token) => openLine(base, token)));

  const tally: Tally = { paidOrders: [], times: [] };
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  try {
    await Promise.all(lines.map((line) => orderUntil(endsAt, line, signingSecret, tally)));
  } finally {
    for (const line of lines) line.close();
  }
  const took = performance.now() - startedAt;

  const { paidOrders, times } = tally;
  return { requests: times.length, seconds: took / 1000, p99: percentile99(times), paidOrders };
}

async function orderUntil(endsAt: number, line: HttpLine, secret: string, { paidOrders, times }: Tally): Promise<void> {
  async function post(url: string, body: unknown): Promise<unknown> {
    const askedAt = performance.now();
    const answer = await line.post(`/api${url}`, body);
    times.push(performance.now() - askedAt);
    if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body);
  }

  while (performance.now() < endsAt) {
    const orderId = await post(toOrder.url, toOrder.body);
    if (typeof orderId !== 'string' || orderId === '') throw new Error(`${String(orderId)} is no order id.`);
    const verdict = await post(toPay.url, paidReport(orderId, secret));
    if (!(verdict as { response: boolean }).response) throw new Error(`The payment of ${orderId} was refused.`);
    paidOrders.push(orderId);
  }
}

function percentile99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN;
}
