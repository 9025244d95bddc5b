/** Runs one load and reports it to the process that started this one. */
import autocannon from 'autocannon';

import { loadDownloads } from './download-load.ts';
import type { LoadJob, LoadResult, RequestWork } from './load-job.ts';
import { loadOrders } from './order-load.ts';

process.once('message', (job: LoadJob) => {
  void run(job).then((result) => process.send?.(result, () => process.disconnect()));
});

function run({ work, ...job }: LoadJob): Promise<LoadResult> {
  if (work.kind === 'orders') return loadOrders({ ...job, work });
  return work.kind === 'download' ? loadDownloads({ ...job, work }) : repeat({ ...job, work });
}

async function repeat({ base, connections, seconds, work }: LoadJob & { work: RequestWork }): Promise<LoadResult> {
  const { method, path, headers = {}, body } = work;
  const { errors, non2xx, requests, duration, latency } = await autocannon({
    url: base,
    connections,
    duration: seconds,
    requests: [{ method, path, headers: { ...headers }, ...(body === undefined ? {} : { body }) }],
  });
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} requests failed, ${non2xx} were refused.`);
  return { requests: requests.total, seconds: duration, p99: latency.p99, paidOrders: [] };
}
