/** Runs one load and reports it to the process that started this one. */
import autocannon, { type Client, type Options } from 'autocannon';

import type { LoadJob, LoadResult, OrderWork } from './load-job.ts';
import { orderRequests } from './order-requests.ts';

process.once('message', (job: LoadJob) => {
  void run(job).then((result) => process.send?.(result, () => process.disconnect()));
});

async function run({ base, connections, seconds, work }: LoadJob): Promise<LoadResult> {
  const paidOrders: string[] = [];
  const { errors, non2xx, requests, duration, latency } = await autocannon({
    url: base,
    connections,
    duration: seconds,
    ...(work.kind === 'orders' ? ordering(work, (id) => paidOrders.push(id)) : repeating(work)),
  });
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} requests failed, ${non2xx} were refused.`);
  return { requests: requests.total, seconds: duration, p99: latency.p99, paidOrders };
}

function repeating({ method, path, headers = {}, body }: Exclude<LoadJob['work'], OrderWork>): Partial<Options> {
  return { requests: [{ method, path, headers: { ...headers }, ...(body === undefined ? {} : { body }) }] };
}

function ordering({ tokens, signingSecret }: OrderWork, onPaid: (orderId: string) => void): Partial<Options> {
  let next = 0;
  return {
    setupClient(client: Client) {
      const token = tokens[next++ % tokens.length] ?? '';
      client.setRequests(orderRequests(token, signingSecret, onPaid));
    },
  };
}
