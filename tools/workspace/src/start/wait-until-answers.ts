import { setTimeout as pause } from 'node:timers/promises';

const TRY_EVERY_MS = 100;

/**
 * Asks a URL until it answers with success, and resolves to the answer's body.
 * Rejects only when the signal aborts; how long to wait is the caller's business.
 */
export async function waitUntilAnswers(url: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    signal.throwIfAborted();
    const body = await ask(url, signal);
    if (body !== null) return body;
    await pause(TRY_EVERY_MS, undefined, { signal });
  }
}

async function ask(url: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal, headers: { accept: 'text/html, application/json' } });
    const body = await answer.text();
    return answer.ok ? body : null;
  } catch {
    return null; // Not listening yet: the only failure expected here.
  }
}
