/** Runs one load and reports it to the process that started this one. */
import autocannon, { type Request } from 'autocannon';
import type { LoadJob, LoadResult } from './run-load.ts';
import { orderRequests } from './order-requests.ts';

process.once('message', (job: LoadJob) => {
  void run(job).then((result) => process.send?.(result, () => process.disconnect()));
});

async function run({ base, connections, seconds, work }: LoadJob): Promise<LoadResult> {
  const paidOrders: string[] = [];
  const requests =
    work.kind === 'orders' ? orderRequests(work.tokens, (order) => paidOrders.push(order)) : [requestOf(work)];
  const { errors, non2xx, ...result } = await autocannon({ url: base, connections, duration: seconds, requests });
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} requests failed, ${non2xx} were refused.`);
  return { requests: result.requests.total, seconds: result.duration, p99: result.latency.p99, paidOrders };
}

const requestOf = ({ method, path, headers = {}, body }: Extract<LoadJob['work'], { kind: 'request' }>): Request => ({
  method,
  path,
  headers: { ...headers },
  ...(body !== undefined && { body }),
});
