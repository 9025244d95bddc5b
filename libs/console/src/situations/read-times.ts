/** The server's limit. */
const MAX_TIMES = 1_000_000;

/** Reads the number of requests; empty means until it is switched off. */
export function readTimes(text: string): { ok: true; times?: number } | { ok: false } {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true };
  const times = Number(trimmed);
  return /^\d+$/.test(trimmed) && times >= 1 && times <= MAX_TIMES ? { ok: true, times } : { ok: false };
}
