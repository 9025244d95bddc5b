import type { Random } from '../store/random.ts';

/** Delay of a response in milliseconds, uniformly distributed. */
export interface Latency {
  readonly min: number;
  readonly max: number;
}

/** Browsers do not wait longer. */
export const MAX_LATENCY_MS = 300_000;

/** Latencies by name. */
export const latencyProfiles = {
  office: { min: 5, max: 30 },
  '4g': { min: 40, max: 120 },
  '3g': { min: 150, max: 400 },
  satellite: { min: 550, max: 750 },
} as const satisfies Record<string, Latency>;

/**
 * @param text `250`, `100-400` (milliseconds) or a profile's name
 * @returns undefined when it is none of these
 */
export function readLatency(text: string): Latency | undefined {
  if (Object.hasOwn(latencyProfiles, text)) return latencyProfiles[text as keyof typeof latencyProfiles];

  const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  const latency = { min: Number(from), max: Number(to) };
  return latency.min <= latency.max && latency.max <= MAX_LATENCY_MS ? latency : undefined;
}

/** @returns milliseconds */
export function drawLatency({ min, max }: Latency, random: Random): number {
  return min === max ? min : Math.round(min + (max - min) * chance(random));
}

/** A number from 0 to 1, excluding 1. */
export function chance(random: Random): number {
  const [high = 0, low = 0] = random.bytes(2);
  return (high * 256 + low) / 65_536;
}
