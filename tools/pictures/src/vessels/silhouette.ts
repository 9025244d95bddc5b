import { n } from '../paint/geometry.ts';

/** Half a profile, from the top down: a straight piece to (r, y), or a curve with two handles. */
export type ProfileStep =
  readonly [r: number, y: number] | readonly [r1: number, y1: number, r2: number, y2: number, r: number, y: number];

/**
 * A turned body's outline: the half profile and its mirror image, with the top and the foot curved
 * as a circle looks from slightly above (`topSag`, `footSag` in pixels).
 */
export function silhouette(
  start: readonly [r: number, y: number],
  steps: readonly ProfileStep[],
  topSag = 0,
  footSag = 0,
): string {
  let right = '';
  const ends: (readonly [number, number])[] = [start];
  for (const step of steps) {
    right += step.length === 2 ? `L${step.map(n).join(' ')}` : `C${step.map(n).join(' ')}`;
    ends.push(step.length === 2 ? step : [step[4], step[5]]);
  }
  let left = '';
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index];
    const [r, y] = ends[index] ?? start;
    if (!step) continue;
    left +=
      step.length === 2
        ? `L${n(-r)} ${n(y)}`
        : `C${n(-step[2])} ${n(step[3])} ${n(-step[0])} ${n(step[1])} ${n(-r)} ${n(y)}`;
  }
  const [footR, footY] = ends.at(-1) ?? start;
  return (
    `M${n(start[0])} ${n(start[1])}${right}C${n(footR * 0.6)} ${n(footY + footSag)} ${n(-footR * 0.6)} ${n(footY + footSag)} ${n(-footR)} ${n(footY)}` +
    `${left}C${n(-start[0] * 0.6)} ${n(start[1] - topSag)} ${n(start[0] * 0.6)} ${n(start[1] - topSag)} ${n(start[0])} ${n(start[1])}Z`
  );
}
