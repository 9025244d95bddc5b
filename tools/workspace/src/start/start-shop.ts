import { setTimeout as pause } from 'node:timers/promises';
import { launchServer, type ScriptCommand, type ServerCommand, type ServerProcess } from './server-process.ts';
import { launchWatched } from './watched-server.ts';
import { waitForServer } from './wait-for-server.ts';

interface StartShop {
  servers: ServerCommand[];
  /** Aborts on Ctrl-C. */
  interruption: AbortSignal;
  say: (line: string) => void;
  /** Shows what the servers print once the shop is open. */
  write: (text: string) => void;
  /** The text for the open shop, from the body of each server's first response (in the order of `servers`). */
  welcome: (bodies: string[]) => string;
  /** Started once the shop is open, which does not need it. */
  background?: ScriptCommand;
  /** Timeout of the servers' start, in ms. */
  timeoutMs?: number;
}

type Outcome = { kind: 'open'; bodies: string[] } | { kind: 'interrupted' } | { kind: 'failed'; message: string };

const START_TIMEOUT_MS = 90_000;
/** Ctrl-C in a terminal also reaches the servers: one that ends at the same moment has not failed. */
const SAME_MOMENT_MS = 300;

/**
 * Runs the servers until Ctrl-C, and stops all of them when one fails.
 *
 * @returns the exit code: 0 after Ctrl-C, 1 when a server did not start or stopped
 */
export async function startShop(options: StartShop): Promise<number> {
  const { servers, interruption, say, write, welcome } = options;
  say(`Starting the ${servers.map(({ name }) => name).join(' and the ')} ...`);
  const running = servers.map(({ watched, ...command }) =>
    watched ? launchWatched({ ...command, watched }) : launchServer(command),
  );
  const backgroundProcesses: ServerProcess<ScriptCommand>[] = [];
  const waiting = new AbortController();

  const interrupted = whenAborted(interruption);
  const failed = Promise.race(running.map((server) => whenEnded(server, interruption)));
  const notStarted = Promise.race(running.map((server) => whenNotStarted(server)));
  const answered = new Set<ServerProcess>();
  const opened = allAnswer(running, waiting.signal, (server, seconds) => {
    answered.add(server);
    say(`  the ${server.command.name} is ready (${seconds.toFixed(1)} s)`);
  });
  const late = pause(options.timeoutMs ?? START_TIMEOUT_MS, undefined, { signal: waiting.signal, ref: false }).then(
    () => lateOutcome(running, answered),
    () => new Promise<Outcome>(() => {}),
  );

  let outcome = await Promise.race([interrupted, failed, notStarted, opened, late]);
  waiting.abort();
  if (outcome.kind === 'open') {
    say(`\n${welcome(outcome.bodies)}\n`);
    for (const server of running) server.showOutput(write);
    if (options.background) backgroundProcesses.push(runInBackground(options.background, say));
    outcome = await Promise.race([interrupted, failed]);
  }

  say(outcome.kind === 'failed' ? `\n${outcome.message}\n` : '\nStopping ...');
  if (outcome.kind === 'interrupted') await endedAtOnce(running);
  await Promise.all([...running, ...backgroundProcesses].map((server) => server.stop()));
  return outcome.kind === 'failed' ? 1 : 0;
}

/** In a terminal Ctrl-C reached the servers as well; a second signal would interrupt their shutdown. */
async function endedAtOnce(running: ServerProcess[]): Promise<void> {
  await Promise.race([Promise.all(running.map(({ ended }) => ended)), pause(SAME_MOMENT_MS)]);
}

/** Reports only a failure. */
function runInBackground(command: ScriptCommand, say: StartShop['say']): ServerProcess<ScriptCommand> {
  const script = launchServer(command);
  let isStopped = false;
  void script.ended.then((how) => {
    if (!isStopped && how !== 'exit code 0') say(`The ${command.name} failed (${how}).${lastOutputOf(script)}`);
  });
  return {
    ...script,
    stop: () => {
      isStopped = true;
      return script.stop();
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve({ kind: 'interrupted' });
    signal.addEventListener('abort', () => resolve({ kind: 'interrupted' }), { once: true });
  });
}

async function whenEnded(server: ServerProcess, interruption: AbortSignal): Promise<Outcome> {
  const how = await server.ended;
  await pause(SAME_MOMENT_MS);
  if (interruption.aborted) return { kind: 'interrupted' };
  return { kind: 'failed', message: `The ${server.command.name} stopped (${how}).${lastOutputOf(server)}` };
}

async function whenNotStarted(server: ServerProcess): Promise<Outcome> {
  await server.waitsForSave;
  await pause(SAME_MOMENT_MS);
  return { kind: 'failed', message: `The ${server.command.name} did not start.${lastOutputOf(server)}` };
}

async function allAnswer(
  running: ServerProcess[],
  signal: AbortSignal,
  tell: (server: ServerProcess, seconds: number) => void,
): Promise<Outcome> {
  const begun = performance.now();
  const answers = running.map(async (server) => {
    const body = await waitForServer(server.command.readyUrl, signal);
    tell(server, (performance.now() - begun) / 1000);
    return body;
  });
  try {
    return { kind: 'open', bodies: await Promise.all(answers) };
  } catch {
    return new Promise<Outcome>(() => {}); // Aborted: another outcome was first.
  }
}

function lateOutcome(running: ServerProcess[], answered: ReadonlySet<ServerProcess>): Outcome {
  const message = running
    .filter((server) => !answered.has(server))
    .map((server) => `Cannot reach the ${server.command.name} at ${server.command.readyUrl}.${lastOutputOf(server)}`);
  return { kind: 'failed', message: message.join('\n') };
}

function lastOutputOf(server: ServerProcess<ScriptCommand>): string {
  const output = server.lastOutput();
  return output === '' ? ' It printed nothing.' : ` Its last output:\n\n${output}`;
}
