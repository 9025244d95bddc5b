const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In milliseconds. */
export const units = { minutes: MINUTE, hours: HOUR, days: DAY } as const;

export type Unit = keyof typeof units;

/** The server's limit of one step. */
const MAX_ADVANCE_MS = 366 * DAY;

/** Reads a duration. @returns milliseconds; undefined unless positive and within the limit */
export function readDuration(amount: string, unit: Unit): number | undefined {
  const ms = Math.round(Number(amount) * units[unit]);
  return amount.trim() !== '' && ms > 0 && ms <= MAX_ADVANCE_MS ? ms : undefined;
}

/** For example `2 d 3 h 4 min`, to the nearest minute; empty below half of one. @param duration milliseconds, not negative */
export function durationText(duration: number): string {
  // The clocks are read one after the other: two hours may be seen as 1:59:59.
  const ms = Math.round(duration / MINUTE) * MINUTE;
  const parts = { d: Math.floor(ms / DAY), h: Math.floor((ms % DAY) / HOUR), min: Math.floor((ms % HOUR) / MINUTE) };
  return Object.entries(parts)
    .flatMap(([unit, count]) => (count > 0 ? [`${count} ${unit}`] : []))
    .join(' ');
}
