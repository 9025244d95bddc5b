import { setTimeout as pause } from 'node:timers/promises';
import { launchServer, type ServerCommand, type ServerProcess } from './server-process.ts';
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
  const waiting = new AbortController();

  const interrupted = whenAborted(interruption);
  const failed = Promise.race(running.map((server) => whenEnded(server, interruption)));
  const opened = allAnswer(running, waiting.signal, say);
  const late = pause(options.patienceMs ?? PATIENCE_MS, undefined, { signal: waiting.signal, ref: false }).then(
    () => lateOutcome(running),
    () => new Promise<Outcome>(() => {}),
  );

  let outcome = await Promise.race([interrupted, failed, opened, late]);
  waiting.abort();
  if (outcome.kind === 'open') {
    say(`\n${welcome(outcome.bodies)}\n`);
    for (const server of running) server.showOutput(write);
    outcome = await Promise.race([interrupted, failed]);
  }

  say(outcome.kind === 'failed' ? `\n${outcome.words}\n` : '\nClosing the shop ...');
  if (outcome.kind === 'interrupted') await endedAtOnce(running);
  await Promise.all(running.map((server) => server.stop()));
  return outcome.kind === 'failed' ? 1 : 0;
}

/** In a terminal the servers were interrupted as well; asking them a second time would cut their farewell short. */
async function endedAtOnce(running: ServerProcess[]): Promise<void> {
  await Promise.race([Promise.all(running.map(({ ended }) => ended)), pause(SAME_MOMENT_MS)]);
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

async function allAnswer(running: ServerProcess[], signal: AbortSignal, say: StartShop['say']): Promise<Outcome> {
  const begun = performance.now();
  const answers = running.map(async ({ command }) => {
    const body = await waitUntilAnswers(command.readyUrl, signal);
    say(`  the ${command.name} answers (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    return body;
  });
  try {
    return { kind: 'open', bodies: await Promise.all(answers) };
  } catch {
    return new Promise<Outcome>(() => {}); // Given up: something else has decided.
  }
}

async function lateOutcome(running: ServerProcess[]): Promise<Outcome> {
  const silent: ServerProcess[] = [];
  for (const server of running) {
    const answers = await waitUntilAnswers(server.command.readyUrl, AbortSignal.timeout(1_000)).catch(() => null);
    if (answers === null) silent.push(server);
  }
  const words = silent.map(
    (server) => `The ${server.command.name} does not answer at ${server.command.readyUrl}.${lastWords(server)}`,
  );
  return { kind: 'failed', words: words.join('\n') || 'The servers took too long to answer.' };
}

function lastWords(server: ServerProcess): string {
  const output = server.lastOutput();
  return output === '' ? ' It printed nothing.' : ` It printed last:\n\n${output}`;
}
