import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { watch } from 'chokidar';
import { CommandError } from '../terminal/command.ts';

/** A Node script that runs as a child process. */
export interface Script {
  script: string;
  args?: string[];
  cwd: string;
  env?: Record<string, string>;
}

export interface Server extends Script {
  /** In messages, for example `mock API`. */
  name: string;
  /** Responds with success once the server is ready. */
  readyUrl: string;
  /** Folders in which a save restarts it. */
  watched?: string[];
}

interface Options {
  /** Aborts on Ctrl-C. */
  interruption: AbortSignal;
  say: (line: string) => void;
  /** Called once all servers respond. */
  onReady: () => void;
  /** For the start, in ms. */
  timeoutMs?: number;
}

const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 5_000;
const RETRY_MS = 100;
/** Some editors write a file in several steps. */
const SAVE_MS = 100;
/** Ctrl-C in a terminal also reaches the servers: one that ends at the same moment has not failed. */
const SAME_MOMENT_MS = 300;

/** Starts a script with this Node, without a shell or npm in between, so that signals reach it. */
export function launch({ script, args = [], cwd, env }: Script): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    // Vite stops when its standard input closes, even if this process is killed.
    stdio: ['pipe', 'inherit', 'inherit'],
    windowsHide: true,
  });
}

/** Asks a process to stop, and kills it when it does not. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  // Windows has no SIGTERM; /T includes the child's own processes.
  if (process.platform === 'win32') spawnSync('taskkill', ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
  else child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(force);
}

/** Requests a URL until it responds with success. @throws when the signal aborts */
export async function whenReady(url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const response = await fetch(url, { signal, headers: { accept: 'text/html, application/json' } }).catch(() => null);
    await response?.text();
    if (response?.ok) return;
    await pause(RETRY_MS, undefined, { signal });
  }
}

/**
 * Runs the servers until Ctrl-C; then, or when one fails, stops all of them. A watched server starts again after each save,
 * and once all were ready its failure only waits for the next save.
 *
 * @throws CommandError when a server does not start, or stops
 */
export async function runServers(
  servers: readonly Server[],
  { interruption, say, onReady, timeoutMs = START_TIMEOUT_MS }: Options,
): Promise<void> {
  let fail: (reason: unknown) => void = () => {};
  const failure = new Promise<never>((_, reject) => (fail = reject));
  interruption.addEventListener('abort', () => fail(interruption.reason));
  let isReady = false;
  const stopping = new AbortController();

  const running = servers.map((server) =>
    keepRunning(server, say, async (how) => {
      await pause(SAME_MOMENT_MS);
      if (stopping.signal.aborted) return;
      const text = `The ${server.name} stopped (${how}).`;
      if (isReady && server.watched) say(`${text} The next save starts it again.`);
      else fail(new CommandError(text));
    }),
  );
  const allReady = servers.map(async ({ name, readyUrl }) => {
    await whenReady(readyUrl, AbortSignal.any([stopping.signal, interruption, AbortSignal.timeout(timeoutMs)])).catch(
      () => {
        throw new CommandError(`Cannot reach the ${name} at ${readyUrl}.`);
      },
    );
  });

  try {
    await Promise.race([Promise.all(allReady), failure]);
    isReady = true;
    onReady();
    await failure;
  } catch (error) {
    if (!interruption.aborted) throw error;
    say('\nStopping ...');
    // In a terminal the servers got Ctrl-C, too; a second signal would interrupt their shutdown.
    await pause(SAME_MOMENT_MS);
  } finally {
    stopping.abort();
    await Promise.all(running.map((stopServer) => stopServer()));
  }
}

/**
 * Starts a server, and starts it again after each save.
 *
 * @param onEnd called when it ends by itself
 * @returns stops it
 */
function keepRunning(server: Server, say: (line: string) => void, onEnd: (how: string) => Promise<void>) {
  /** None while it restarts. */
  let child: ChildProcess | null = start();
  let restarts = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = launch(server);
    started.once('close', (code, signal) => {
      if (started === child) void onEnd(code === null ? `signal ${signal}` : `exit code ${code}`);
    });
    return started;
  }
  async function restart(): Promise<void> {
    say(`Restarting the ${server.name} ...`);
    const previous = child;
    child = null;
    if (previous) await stop(previous);
    child = start();
  }

  const watcher = watch(server.watched ?? [], { cwd: server.cwd, ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (restarts = restarts.then(restart)), SAVE_MS);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await restarts;
    if (child) await stop(child);
  };
}
