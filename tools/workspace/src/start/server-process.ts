import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A Node script that `npm start` runs beside itself. */
export interface ScriptCommand {
  /** As it is called in messages, for example `mock API`. */
  name: string;
  script: string;
  args?: string[];
  cwd: string;
  env?: Record<string, string>;
  /** Lets everything else on the machine go first. */
  isPatient?: boolean;
}

export interface ServerCommand extends ScriptCommand {
  /** Answers 200 as soon as the server is of use. */
  readyUrl: string;
}

export interface ServerProcess<Command extends ScriptCommand = ServerCommand> {
  command: Command;
  /** Settles when the process is gone, with words such as `exit code 1`. */
  ended: Promise<string>;
  /** What it printed last, for the message when it fails. */
  lastOutput: () => string;
  /** From now on, what it prints is shown. */
  showOutput: (write: (text: string) => void) => void;
  /** Asks it to stop and, if it has not within the grace, ends it. */
  stop: () => Promise<void>;
}

const OUTPUT_KEPT = 4_000;
const GRACE_MS = 5_000;

/** Starts a script with the very Node that runs this, without a shell or npm between, so that stopping it stops it. */
export function launchServer<Command extends ScriptCommand>(
  command: Command,
  graceMs = GRACE_MS,
): ServerProcess<Command> {
  const child = spawn(process.execPath, [command.script, ...(command.args ?? [])], {
    cwd: command.cwd,
    env: { ...process.env, ...command.env },
    // Vite stops by itself when its standard input closes: nothing is left behind even if this process is killed.
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });

  if (command.isPatient) letOthersGoFirst(child);

  let kept = '';
  let write: ((text: string) => void) | null = null;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      kept = (kept + text).slice(-OUTPUT_KEPT);
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
    lastOutput: () => kept.trim(),
    showOutput: (show) => {
      write = show;
    },
    stop: async () => {
      ask(child);
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
    },
  };
}

function letOthersGoFirst({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or this system does not let it: then it runs like any other.
  }
}

// Windows has no signal to ask with; /T takes along what the server itself started.
function ask(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
  } else {
    child.kill('SIGTERM');
  }
}
