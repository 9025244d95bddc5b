import { median } from '../statistics.ts';
import { cpuSeconds, runInProcess, type Cores, type RunningServer } from './running-server.ts';

/** The settings of a benchmark run. */
export interface Bench {
  readonly cores: Cores | undefined;
  readonly rounds: number;
  readonly seconds: number;
  /** For data files and recordings. */
  readonly folder: string;
}

/** A repeated request, or orders with payments by the customers of the tokens in turn. */
export type Work = { path: string; headers?: Record<string, string> } | { tokens: readonly string[] };

export interface LoadJob {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly work: Work;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p99: number;
}

export interface Sample extends LoadResult {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

export const CONNECTIONS = 50;

/** Loads a server from a separate process. Linux only. @throws when a response is missing or not a success */
export async function sample(
  { url, pid }: Omit<RunningServer, 'kill'>,
  work: Work,
  { cores, seconds }: Pick<Bench, 'cores' | 'seconds'>,
  connections = CONNECTIONS,
): Promise<Sample> {
  const before = cpuSeconds(pid);
  const job: LoadJob = { url, connections, seconds, work };
  const result = await runInProcess<LoadResult>('load', job, cores?.load);
  const { requests } = result;
  return { ...result, perSecond: requests / result.seconds, perCpuSecond: requests / (cpuSeconds(pid) - before) };
}

/**
 * The speed of one server relative to another in the same rounds: the lower of the median ratios of requests per second
 * and per CPU second. The second one differs even when the load is slower than both servers.
 */
export function shareOf(mine: readonly Sample[], theirs: readonly Sample[]): number {
  const share = (rate: 'perSecond' | 'perCpuSecond') =>
    median(mine.map((one, round) => one[rate] / (theirs[round]?.[rate] ?? NaN)));
  return Math.min(share('perSecond'), share('perCpuSecond'));
}
