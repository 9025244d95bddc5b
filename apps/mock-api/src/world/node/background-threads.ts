import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A tenth of the event loop's share where both want the same processor; all of it where nobody else does. */
export const BACKGROUND_NICENESS = 10;

const TASKS = '/proc/self/task';

/**
 * Lets the event loop go before the threads on which Node works on passwords: however many people log in, the catalogue
 * is answered as if none did. On Linux, where a thread has a priority of its own; elsewhere nothing changes.
 *
 * @returns whether there were such threads; Node starts them with the first work for them
 */
export function lowerBackgroundThreads(): boolean {
  const threads = backgroundThreads();
  for (const thread of threads) setPriority(thread, BACKGROUND_NICENESS);
  return threads.length > 0;
}

/** Their ids for the system. */
export function backgroundThreads(): number[] {
  try {
    return readdirSync(TASKS)
      .filter((thread) => readFileSync(`${TASKS}/${thread}/comm`, 'utf8').startsWith('libuv-worker'))
      .map(Number);
  } catch {
    return [];
  }
}
