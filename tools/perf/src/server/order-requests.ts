import type { Request } from 'autocannon';
import { paidReport, provider, requestOf, smallOrder } from './shop-client.ts';

/** What autocannon keeps of a connection from one request to the next. */
interface Context {
  token?: string;
  order?: string;
}

const create = requestOf('createOrder', { path: provider, body: smallOrder });
const validate = requestOf('validatePayment', { path: provider, body: paidReport('order_') });

/**
 * An order and then its payment, for autocannon; each order is another customer's.
 *
 * @param onPaid is told each order whose payment was answered with success
 * @throws Error out of autocannon when an order has no id, or its payment is refused
 */
export function orderRequests(tokens: readonly string[], onPaid: (order: string) => void): Request[] {
  let placed = 0;
  const headers = { 'content-type': 'application/json' };
  const signedIn = ({ token = '' }: Context) => ({ ...headers, authorization: `Bearer ${token}` });
  return [
    {
      method: 'POST',
      path: create.url,
      setupRequest: (request, context: Context) => {
        const token = tokens[placed++ % tokens.length] ?? '';
        Object.assign(context, { token });
        return { ...request, headers: signedIn({ token }), body: JSON.stringify(create.body) };
      },
      onResponse: (status, body, context: Context) => {
        if (status === 200) context.order = JSON.parse(body) as string;
      },
    },
    {
      method: 'POST',
      path: validate.url,
      setupRequest: (request, context: Context) => {
        const report = JSON.stringify(paidReport(context.order ?? ''));
        return { ...request, headers: signedIn(context), body: report };
      },
      onResponse: (status, body, { order = '' }: Context) => {
        const { response } = JSON.parse(body) as { response?: boolean };
        if (status !== 200 || !response) throw new Error(`The payment of ${order} was answered ${status}: ${body}`);
        onPaid(order);
      },
    },
  ];
}
