import { useState, useSyncExternalStore } from 'react';
import type { ClockState } from '../client/control.types.ts';

const SECOND = 1_000;

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
};
const fullSecond = () => Math.floor(Date.now() / SECOND) * SECOND;

/** A world's running time in milliseconds since 1970, and its offset from this computer's; to the second. */
export function useWorldTime({ now, isRunning }: ClockState): { time: number; ahead: number } {
  const here = useSyncExternalStore(everySecond, fullSecond);
  const [seen, see] = useState({ now, isRunning, at: here });
  if (seen.now !== now || seen.isRunning !== isRunning) see({ now, isRunning, at: here });

  const time = Date.parse(seen.now) + (seen.isRunning ? here - seen.at : 0);
  return { time, ahead: time - here };
}
