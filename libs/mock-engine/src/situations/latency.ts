import type { Random } from '../ports/random.ts';

/** How long an answer is delayed, in milliseconds: any time between the two, each as likely. */
export interface Latency {
  readonly least: number;
  readonly most: number;
}

/** The longest that makes sense: no browser waits for more. */
export const MAX_LATENCY_MS = 300_000;

/** Latencies that people know by name. */
export const latencyProfiles = {
  office: { least: 5, most: 30 },
  '4g': { least: 40, most: 120 },
  '3g': { least: 150, most: 400 },
  satellite: { least: 550, most: 750 },
} as const satisfies Record<string, Latency>;

/**
 * @param text `250`, `100-400` (milliseconds) or a profile's name
 * @returns undefined when it is none of these
 */
export function readLatency(text: string): Latency | undefined {
  if (Object.hasOwn(latencyProfiles, text)) return latencyProfiles[text as keyof typeof latencyProfiles];

  const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  const latency = { least: Number(from), most: Number(to) };
  return latency.least <= latency.most && latency.most <= MAX_LATENCY_MS ? latency : undefined;
}

/** @returns milliseconds */
export function drawLatency({ least, most }: Latency, random: Random): number {
  return least === most ? least : Math.round(least + (most - least) * chance(random));
}

/** A number from 0 up to, not including, 1. */
export function chance(random: Random): number {
  const [high = 0, low = 0] = random.bytes(2);
  return (high * 256 + low) / 65_536;
}
