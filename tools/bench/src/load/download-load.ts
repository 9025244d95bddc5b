import type { DownloadWork, LoadJob, LoadResult } from './load-job.ts';
import { loadLines } from './load-lines.ts';

/**
 * Asks for the same answer over and over, in less processor time than autocannon takes.
 *
 * @throws Error when it is not answered with success, or not each time with as many bytes
 */
export async function loadDownloads({ work, ...job }: LoadJob & { work: DownloadWork }): Promise<LoadResult> {
  let usual: number | undefined;
  const result = await loadLines(job, [], async (ask) => {
    const { length } = await ask({ method: 'GET', path: work.path, keeps: false });
    usual ??= length;
    if (length !== usual) throw new Error(`${work.path} was answered with ${length} bytes instead of ${usual}.`);
  });
  return { ...result, paidOrders: [] };
}
