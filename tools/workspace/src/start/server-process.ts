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
  /** Folders in which each save restarts it, by Node's own watch mode. */
  watched?: string[];
}

export interface ServerCommand extends ScriptCommand {
  /** Answers 200 as soon as the server is of use. */
  readyUrl: string;
}

export interface ServerProcess<Command extends ScriptCommand = ServerCommand> {
  command: Command;
  /** Settles when the process is gone, with words such as `exit code 1`. */
  ended: Promise<string>;
  /** Settles when a watched script has failed: its process stays, until a save starts it again. */
  waitsForSave: Promise<void>;
  /** What it printed last, for the message when it fails. */
  lastOutput: () => string;
  /** From now on, what it prints is shown. */
  showOutput: (write: (text: string) => void) => void;
  /** Asks it to stop and, if it has not within the grace, ends it. */
  stop: () => Promise<void>;
}

const OUTPUT_KEPT = 4_000;
const GRACE_MS = 5_000;
/** The line that Node's watch mode prints when the script has failed. */
const WAITS_FOR_SAVE = /^.*Waiting for file changes before restarting.*$/m;

/** Starts a script with the very Node that runs this, without a shell or npm between, so that stopping it stops it. */
export function launchServer<Command extends ScriptCommand>(
  command: Command,
  graceMs = GRACE_MS,
): ServerProcess<Command> {
  const isWatched = command.watched !== undefined;
  const hasOwnGroup = isWatched && process.platform !== 'win32';
  const child = spawn(process.execPath, [...watching(command), command.script, ...(command.args ?? [])], {
    // The watcher hands signals on: in the terminal's group, Ctrl-C would reach the script twice and cut its farewell short.
    detached: hasOwnGroup,
    cwd: command.cwd,
    env: { ...process.env, ...command.env },
    // Vite stops by itself when its standard input closes: nothing is left behind even if this process is killed.
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });

  if (command.isPatient) letOthersGoFirst(child);

  let kept = '';
  let write: ((text: string) => void) | null = null;
  const waitsForSave = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        kept = (kept + text).slice(-OUTPUT_KEPT);
        if (isWatched && WAITS_FOR_SAVE.test(kept)) resolve();
        write?.(text);
      });
    }
  });
  child.stdin.on('error', () => {});

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === null ? `signal ${signal}` : `exit code ${code}`));
  });

  return {
    command,
    ended,
    waitsForSave,
    lastOutput: () => (isWatched ? kept.replace(WAITS_FOR_SAVE, '') : kept).trim(),
    showOutput: (show) => {
      write = show;
    },
    stop: async () => {
      ask(child);
      const force = setTimeout(() => end(child, hasOwnGroup), graceMs);
      await ended;
      clearTimeout(force);
    },
  };
}

// Folders, not imports: on Linux, Node loses sight of an import once an editor saves it by renaming.
function watching({ watched }: ScriptCommand): string[] {
  return watched ? [...watched.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output'] : [];
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

function end(child: ChildProcess, withGroup: boolean): void {
  if (withGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}
