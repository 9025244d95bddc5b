/** Runs a load by autocannon and prints its result. Its argument is the job as JSON. */
import autocannon, { type Request } from 'autocannon';
import type { LoadJob, LoadResult } from './load.ts';
import { paidReport, provider, requestOf, smallOrder } from './shop-client.ts';

const { url, connections, seconds, work } = JSON.parse(process.argv[2] ?? '') as LoadJob;
const requests = 'tokens' in work ? orderRequests(work.tokens) : [work];

// A load that sleeps has to be woken by each response, at the cost of the server, unless that is faster than the load.
const stayAwake = () => void setImmediate(stayAwake);
stayAwake();
const { errors, non2xx, ...found } = await autocannon({ url, connections, duration: seconds, requests });
if (errors > 0 || non2xx > 0)
  throw new Error(`The load failed: ${errors} errors, ${non2xx} responses without success.`);
const result: LoadResult = {
  requests: found.requests.total,
  seconds: found.duration,
  p99: found.latency.p99,
};
process.stdout.write(JSON.stringify(result), () => process.exit());

/** An order and its payment; autocannon passes the connection's context from one to the other. */
function orderRequests(tokens: readonly string[]): Request[] {
  const create = requestOf('createOrder', { path: provider, body: smallOrder });
  const validate = requestOf('validatePayment', { path: provider, body: paidReport('order_') });
  const post = (token: string, body: unknown) => ({
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  let placed = 0;
  return [
    {
      method: 'POST',
      path: create.url,
      setupRequest: (request, context: { token?: string }) => {
        context.token = tokens[placed++ % tokens.length] ?? '';
        return { ...request, ...post(context.token, create.body) };
      },
      onResponse: (status, body, context: { order?: string }) => {
        if (status === 200) context.order = JSON.parse(body) as string;
      },
    },
    {
      method: 'POST',
      path: validate.url,
      setupRequest: (request, { token = '', order = '' }: { token?: string; order?: string }) => ({
        ...request,
        ...post(token, paidReport(order)),
      }),
      onResponse: (status, body, { order = '' }: { order?: string }) => {
        const { response } = JSON.parse(body) as { response?: boolean };
        if (status !== 200 || !response) throw new Error(`The payment of ${order} got status ${status}: ${body}`);
      },
    },
  ];
}
