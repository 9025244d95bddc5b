import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** npm does not pass a signal on to what it runs, which would go on for ever, and hold its ports. */
export function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && process.kill(process.pid, 'SIGTERM'), 1_000).unref();
}

/** Runs a script in this Node until it ends; what ends this process ends the script first. @returns whether it succeeded */
export async function runToEnd(args: readonly string[], options: SpawnOptions): Promise<boolean> {
  const script = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => script.kill(signal));
  stopWithNpm();
  const [status] = (await once(script, 'exit')) as [number | null];
  return status === 0;
}
