/** As often as the server lets a situation be met. */
const MOST_TIMES = 1_000_000;

/** What was typed for "the next requests": nothing means until it is switched off. */
export function readTimes(text: string): { ok: true; times?: number } | { ok: false } {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true };
  const times = Number(trimmed);
  return /^\d+$/.test(trimmed) && times >= 1 && times <= MOST_TIMES ? { ok: true, times } : { ok: false };
}
