import { setTimeout as pause } from 'node:timers/promises';
import { launchServer, type ScriptCommand, type ServerCommand, type ServerProcess } from './server-process.ts';
import { waitUntilAnswers } from './wait-until-answers.ts';

interface StartShop {
  servers: ServerCommand[];
  /** Aborts on Ctrl-C. */
  interruption: AbortSignal;
  say: (line: string) => void;
  /** Shows what the servers print once the shop is open. */
  write: (text: string) => void;
  /** The words for the open shop, from the body of each server's first answer (in the order of `servers`). */
  welcome: (bodies: string[]) => string;
  /** Is run once the shop is open, which does not depend on it. */
  beside?: ScriptCommand;
  /** How long the servers may take until they answer, in ms. */
  patienceMs?: number;
}

type Outcome = { kind: 'open'; bodies: string[] } | { kind: 'interrupted' } | { kind: 'failed'; words: string };

const PATIENCE_MS = 90_000;
/** Ctrl-C in a terminal reaches the servers as well; one that ends at the same moment has not failed. */
const SAME_MOMENT_MS = 300;

/**
 * Runs the servers until Ctrl-C, and stops all of them when one fails.
 *
 * @returns the exit code: 0 after Ctrl-C, 1 when a server did not start or ended by itself
 */
export async function startShop(options: StartShop): Promise<number> {
  const { servers, interruption, say, write, welcome } = options;
  say(`Starting the ${servers.map(({ name }) => name).join(' and the ')} ...`);
  const running = servers.map((command) => launchServer(command));
  const besides: ServerProcess<ScriptCommand>[] = [];
  const waiting = new AbortController();

  const interrupted = whenAborted(interruption);
  const failed = Promise.race(running.map((server) => whenEnded(server, interruption)));
  const notStarted = Promise.race(running.map((server) => whenNotStarted(server)));
  const answered = new Set<ServerProcess>();
  const opened = allAnswer(running, waiting.signal, (server, seconds) => {
    answered.add(server);
    say(`  the ${server.command.name} answers (${seconds.toFixed(1)} s)`);
  });
  const late = pause(options.patienceMs ?? PATIENCE_MS, undefined, { signal: waiting.signal, ref: false }).then(
    () => lateOutcome(running, answered),
    () => new Promise<Outcome>(() => {}),
  );

  let outcome = await Promise.race([interrupted, failed, notStarted, opened, late]);
  waiting.abort();
  if (outcome.kind === 'open') {
    say(`\n${welcome(outcome.bodies)}\n`);
    for (const server of running) server.showOutput(write);
    if (options.beside) besides.push(runBeside(options.beside, say));
    outcome = await Promise.race([interrupted, failed]);
  }

  say(outcome.kind === 'failed' ? `\n${outcome.words}\n` : '\nClosing the shop ...');
  if (outcome.kind === 'interrupted') await endedAtOnce(running);
  await Promise.all([...running, ...besides].map((server) => server.stop()));
  return outcome.kind === 'failed' ? 1 : 0;
}

/** In a terminal the servers were interrupted as well; asking them a second time would cut their farewell short. */
async function endedAtOnce(running: ServerProcess[]): Promise<void> {
  await Promise.race([Promise.all(running.map(({ ended }) => ended)), pause(SAME_MOMENT_MS)]);
}

/** Says only when it did not work. */
function runBeside(command: ScriptCommand, say: StartShop['say']): ServerProcess<ScriptCommand> {
  const script = launchServer(command);
  let isStopped = false;
  void script.ended.then((how) => {
    if (!isStopped && how !== 'exit code 0') say(`The ${command.name} did not work (${how}).${lastWords(script)}`);
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
  return { kind: 'failed', words: `The ${server.command.name} ended by itself (${how}).${lastWords(server)}` };
}

async function whenNotStarted(server: ServerProcess): Promise<Outcome> {
  await server.waitsForSave;
  await pause(SAME_MOMENT_MS);
  return { kind: 'failed', words: `The ${server.command.name} did not start.${lastWords(server)}` };
}

async function allAnswer(
  running: ServerProcess[],
  signal: AbortSignal,
  tell: (server: ServerProcess, seconds: number) => void,
): Promise<Outcome> {
  const begun = performance.now();
  const answers = running.map(async (server) => {
    const body = await waitUntilAnswers(server.command.readyUrl, signal);
    tell(server, (performance.now() - begun) / 1000);
    return body;
  });
  try {
    return { kind: 'open', bodies: await Promise.all(answers) };
  } catch {
    return new Promise<Outcome>(() => {}); // Given up: something else has decided.
  }
}

function lateOutcome(running: ServerProcess[], answered: ReadonlySet<ServerProcess>): Outcome {
  const words = running
    .filter((server) => !answered.has(server))
    .map((server) => `The ${server.command.name} does not answer at ${server.command.readyUrl}.${lastWords(server)}`);
  return { kind: 'failed', words: words.join('\n') };
}

function lastWords(server: ServerProcess<ScriptCommand>): string {
  const output = server.lastOutput();
  return output === '' ? ' It printed nothing.' : ` It printed last:\n\n${output}`;
}
