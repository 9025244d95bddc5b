import { setTimeout as pause } from 'node:timers/promises';

const RETRY_INTERVAL_MS = 100;

/**
 * Requests a URL until it responds with success, and resolves to the body. Rejects only when the signal aborts.
 */
export async function waitForServer(url: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    signal.throwIfAborted();
    const body = await ask(url, signal);
    if (body !== null) return body;
    await pause(RETRY_INTERVAL_MS, undefined, { signal });
  }
}

async function ask(url: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal, headers: { accept: 'text/html, application/json' } });
    const body = await answer.text();
    return answer.ok ? body : null;
  } catch {
    return null; // Not listening yet.
  }
}
