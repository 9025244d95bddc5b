import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Polling interval of a process's output. */
const POLL_MS = 20;

export interface StartedProcess {
  readonly child: ChildProcess;
  /** All output so far. */
  readonly said: () => string;
  readonly ended: Promise<{ code: number | null; said: string }>;
  /** Waits for output; fails when the process ends before. */
  readonly says: (words: RegExp) => Promise<RegExpExecArray>;
}

/** Runs a command in a process of its own. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): StartedProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    cwd,
  });
  let said = '';
  let hasEnded = false;
  const listen = (text: Buffer) => (said += text.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close').then(([code]) => {
    hasEnded = true;
    return { code: code as number | null, said };
  });

  async function says(words: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = words.exec(said);
      if (found) return found;
      if (hasEnded) throw new Error(`The process ended without printing ${String(words)}: ${said}`);
      await wait(POLL_MS);
    }
  }
  return { child, said: () => said, ended, says };
}
