const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In milliseconds. */
export const steps = { minute: MINUTE, tenMinutes: 10 * MINUTE, day: DAY } as const;
export const units = { minutes: MINUTE, hours: HOUR, days: DAY } as const;

export type Unit = keyof typeof units;

/** As far as the server goes in one step. */
const FURTHEST = 366 * DAY;

/** @returns milliseconds; undefined when it is no way forward */
export function readDuration(amount: string, unit: Unit): number | undefined {
  const ms = Math.round(Number(amount) * units[unit]);
  return amount.trim() !== '' && ms > 0 && ms <= FURTHEST ? ms : undefined;
}

/** `2 d 3 h 4 min`; less than a minute is nothing. @param ms milliseconds, not negative */
export function durationText(ms: number): string {
  const parts = [
    [Math.floor(ms / DAY), 'd'],
    [Math.floor((ms % DAY) / HOUR), 'h'],
    [Math.floor((ms % HOUR) / MINUTE), 'min'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
