import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Between two looks at what a process has said. */
const LOOK_MS = 20;

export interface StartedProcess {
  readonly child: ChildProcess;
  /** Everything on both outputs so far. */
  readonly said: () => string;
  readonly ended: Promise<{ code: number | null; said: string }>;
  /** Waits until it has said something, and fails when it ends before. */
  readonly says: (words: RegExp) => Promise<RegExpExecArray>;
}

/** Runs a script in a Node process of its own. */
export function runScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): StartedProcess {
  return runCommand(process.execPath, [script, ...args], env);
}

export function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): StartedProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  let isOver = false;
  const listen = (text: Buffer) => (said += text.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close').then(([code]) => {
    isOver = true;
    return { code: code as number | null, said };
  });

  async function says(words: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = words.exec(said);
      if (found) return found;
      if (isOver) throw new Error(`It ended without saying ${String(words)}: ${said}`);
      await wait(LOOK_MS);
    }
  }
  return { child, said: () => said, ended, says };
}
