/** What of Chrome's trace events is read here. Times are in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread had of a processor, of `dur`. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string } };
}

/** How much slower than this machine's Lighthouse takes its phone to be. */
const SLOWDOWN = 4;
/** Beyond this a task blocks, in ms. */
const LONG_TASK = 50;
/** The tasks of a thread, in either of Chrome's names. */
const TASK = /(?:^|::)RunTask$/;
/** Lighthouse looks around in the page as well. */
const LIGHTHOUSE = /_lighthouse/;

/**
 * Total Blocking Time by what the page's main thread had of a processor, in ms: as Lighthouse reckons it, but without the
 * time in which the thread wanted to run and others did. That differs from minute to minute on a shared machine.
 *
 * @param events of a trace; NaN when the page has not painted in it, or the system keeps no time by thread
 */
export function busyTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  const own = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  const foreign = own.filter(({ args }) => LIGHTHOUSE.test(args.data?.url ?? '')).map(({ ts }) => ts);
  const tasks = own.filter(
    ({ name, ts, dur = 0 }) => TASK.test(name) && !foreign.some((at) => at >= ts && at <= ts + dur),
  );
  if (tasks.some(({ tdur }) => tdur === undefined)) return NaN;
  return tasks
    .map(({ tdur = 0 }) => (SLOWDOWN * tdur) / 1_000 - LONG_TASK)
    .filter((blocking) => blocking > 0)
    .reduce((sum, blocking) => sum + blocking, 0);
}
