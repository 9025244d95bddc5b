import { spawn } from 'node:child_process';

export interface CommandResult {
  ok: boolean;
  /** Why it is not ok, in words: the time limit, the silence, or the exit code with the last error line. */
  reason: string;
  output: string;
}

interface Limits {
  /** In ms; the command is ended when it takes longer. */
  limitMs: number;
  /** In ms; the command is ended when it prints nothing for so long. */
  silenceMs?: number;
  env?: Record<string, string>;
  cwd?: string;
}

const LAST_OUTPUT_MS = 1_000;

/** Runs a program without a shell and gathers what it prints; never rejects. */
export function runCommand(program: string, args: string[], limits: Limits): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: limits.cwd,
      env: { ...process.env, ...limits.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    let givenUp: string | null = null;
    const giveUp = (why: string) => {
      givenUp ??= why;
      child.kill('SIGKILL');
    };
    const limit = setTimeout(() => giveUp(`took longer than ${limits.limitMs / 1000} s`), limits.limitMs);
    const silence = setTimeout(
      () => giveUp(`made no progress for ${(limits.silenceMs ?? 0) / 1000} s`),
      limits.silenceMs ?? limits.limitMs + 1_000,
    );
    const finish = (result: Omit<CommandResult, 'output'>) => {
      clearTimeout(limit);
      clearTimeout(silence);
      resolve({ ...result, output });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
        silence.refresh();
      });
    }
    child.once('error', (error) => finish({ ok: false, reason: error.message }));
    child.once('exit', (code) => {
      const end = () => finish({ ok: code === 0, reason: givenUp ?? (code === 0 ? '' : complaint(code, output)) });
      child.once('close', end);
      setTimeout(end, LAST_OUTPUT_MS).unref(); // What it leaves running in the background may keep its output open.
    });
  });
}

function complaint(code: number | null, output: string): string {
  const line = output
    .split('\n')
    .findLast((text) => /error|unable|failed/i.test(text))
    ?.trim();
  return line === undefined ? `exit code ${code}` : `exit code ${code}, ${line}`;
}
