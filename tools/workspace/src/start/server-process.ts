import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A Node script that `npm start` runs as a child process. */
export interface ScriptCommand {
  /** Its name in messages, for example `mock API`. */
  name: string;
  script: string;
  args?: string[];
  cwd: string;
  env?: Record<string, string>;
  /** Runs at low priority. */
  isLowPriority?: boolean;
}

export interface ServerCommand extends ScriptCommand {
  /** Responds 200 once the server is ready. */
  readyUrl: string;
  /** Folders in which a save restarts it. */
  watched?: string[];
}

export interface ServerProcess<Command extends ScriptCommand = ServerCommand> {
  command: Command;
  /** Resolves when the process has ended, for example to `exit code 1`. */
  ended: Promise<string>;
  /** Resolves when a watched script has failed, and waits for a save. */
  waitsForSave: Promise<void>;
  /** Its last output, for the message when it fails. */
  lastOutput: () => string;
  /** Shows its output from now on. */
  showOutput: (write: (text: string) => void) => void;
  /** Asks it to stop, and kills it after the grace period. */
  stop: () => Promise<void>;
}

const MAX_OUTPUT_LENGTH = 4_000;
const GRACE_MS = 5_000;

/** Starts a script with this Node, without a shell or npm in between, so that signals reach it. */
export function launchServer<Command extends ScriptCommand>(
  command: Command,
  graceMs = GRACE_MS,
): ServerProcess<Command> {
  const child = spawn(process.execPath, [command.script, ...(command.args ?? [])], {
    cwd: command.cwd,
    env: { ...process.env, ...command.env },
    // Vite stops when its standard input closes, even if this process is killed.
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });

  if (command.isLowPriority) lowerPriority(child);

  let kept = '';
  let write: ((text: string) => void) | null = null;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      kept = (kept + text).slice(-MAX_OUTPUT_LENGTH);
      write?.(text);
    });
  }
  child.stdin.on('error', () => {});

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === null ? `signal ${signal}` : `exit code ${code}`));
  });

  return {
    command,
    ended,
    waitsForSave: new Promise(() => {}),
    lastOutput: () => kept.trim(),
    showOutput: (show) => {
      write = show;
    },
    stop: async () => {
      requestStop(child);
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
    },
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Already ended, or not permitted: it runs at normal priority.
  }
}

// Windows has no SIGTERM; /T includes the server's own child processes.
function requestStop(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
  } else {
    child.kill('SIGTERM');
  }
}
