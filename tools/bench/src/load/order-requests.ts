import { createHmac } from 'node:crypto';

import { buildRequest } from '@shop/api-contract/request';
import type { Request } from 'autocannon';

import type { OrderWork } from './load-job.ts';

const provider = { payment_provider: 'mockpay' } as const;
const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };
const order = {
  cart: [{ product: 1, quantity: 3, type: 'product' as const }],
  address: JSON.stringify(office),
  pincode: office.Pincode,
};

const { method, url, body } = buildRequest('createOrder', { path: provider, body: order });

/** One customer's two requests: order, then pay exactly that order, signed as the provider signs. */
export function orderRequests(token: string, signingSecret: string, onPaid: (orderId: string) => void): Request[] {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let orderId: string | undefined;
  return [
    {
      method,
      path: `/api${url}`,
      headers,
      body: JSON.stringify(body),
      onResponse: (status, answer) => (orderId = status === 200 ? (JSON.parse(answer) as string) : undefined),
    },
    {
      setupRequest(request) {
        // Without an order there is nothing to pay; autocannon then begins with the next order.
        if (orderId === undefined) return null as unknown as Request;
        const report = paidReport(orderId, signingSecret);
        const { method, url } = buildRequest('validatePayment', { path: provider, body: report });
        return { ...request, method, path: `/api${url}`, headers: { ...headers }, body: JSON.stringify(report) };
      },
      onResponse(status, answer) {
        const isPaid = status === 200 && (JSON.parse(answer) as { response: boolean }).response;
        if (isPaid && orderId !== undefined) onPaid(orderId);
      },
    },
  ];
}

/** What the payment window reports for an order that was paid. */
export function paidReport(order_id: string, signingSecret: OrderWork['signingSecret']) {
  const payment_id = `pay_${order_id.slice('order_'.length)}`;
  const payment_signature = createHmac('sha256', signingSecret).update(`${order_id}|${payment_id}`).digest('hex');
  return { status: 'succeeded' as const, order_id, payment_id, payment_signature };
}
