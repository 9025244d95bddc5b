import { busyTime, type TraceEvent } from './busy-time.ts';

const thread = { pid: 1, tid: 2 };
const paint: TraceEvent = { ...thread, name: 'firstContentfulPaint', ph: 'R', ts: 1_000, args: {} };
const task = (ts: number, tdur: number | undefined, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur: 80_000,
  ...(tdur !== undefined && { tdur }),
  args: {},
  ...more,
});

it('counts what a task has of a processor beyond 50 ms, slowed down by four', () => {
  expect(busyTime([paint, task(2_000, 20_000), task(90_000, 12_500), task(180_000, 15_000)])).toBe(30 + 10);
});

it('leaves out what was before the first paint, on another thread, or of Lighthouse itself', () => {
  const look = {
    ...thread,
    name: 'EvaluateScript',
    ph: 'X',
    ts: 2_100,
    args: { data: { url: '_lighthouse-eval.js' } },
  };
  expect(busyTime([task(0, 20_000), paint, task(2_000, 20_000), look, task(90_000, 20_000, { tid: 3 })])).toBe(0);
});

it('says nothing of a page that was never painted, or where threads have no time of their own', () => {
  expect(busyTime([task(2_000, 20_000)])).toBeNaN();
  expect(busyTime([paint, task(2_000, undefined)])).toBeNaN();
});
