import type { MockApi } from './app.ts';
import { beginWorlds } from './cli/begin-worlds.ts';
import { helpText } from './cli/help.ts';
import { limitHeap } from './cli/limit-heap.ts';
import { listen, stopOnSignals, type Running } from './cli/listen.ts';
import { logToStdout } from './cli/log-to-stdout.ts';
import { makeApi, type Kept } from './cli/make-api.ts';
import { SetupError } from './cli/setup-error.ts';
import { readConfig, type Config } from './config.ts';
import { mainMessages as messages } from './main.messages.ts';
import { PostalDataError } from './postal-directory/postal-data-error.ts';
import { DataFileError } from './world/node/data-file-error.ts';

/** A start has other things to do, and no load yet. */
const FIRST_ANSWERS_MS = 1_000;

const reading = readConfig(process.argv.slice(2), process.env);

if (reading.ok) {
  await start(reading.config).catch(giveUpWhenExpected);
} else if (reading.reason === 'help') {
  process.stdout.write(helpText());
} else {
  giveUp(`${reading.faults.join('\n')}\n\n${messages.seeHelp}`);
}

async function start(config: Config): Promise<void> {
  const kept = await readFiles(config);
  const first = await makeApi(config, { ...kept, certificate: config.isWatching ? undefined : kept.certificate });
  beginWorlds(first.worlds, config);

  const server = config.isWatching ? await watching(first, config, kept) : alone(first);
  stopOnSignals(server);
  const address = await listen(server, config);
  process.stdout.write(messages.listening(address, config.dataFile ?? messages.memoryOnly));
  setTimeout(limitHeap, FIRST_ANSWERS_MS).unref();
}

/** What the command line names; loaded only where it names something, since most starts do without. */
async function readFiles({ https, postalData, logLevel }: Config): Promise<Kept> {
  const logger = logToStdout(logLevel);
  const certificate = https && (await import('./cli/read-certificate.ts')).readCertificate(https);
  const postalDirectory =
    postalData === undefined
      ? undefined
      : await (await import('./cli/load-postal-directory.ts')).loadPostalDirectory(postalData);
  return { logger, certificate, postalDirectory };
}

function alone({ app, worlds }: MockApi): Running {
  return { listen: (place) => app.listen(place), close: () => app.close(), closeWorlds: () => worlds.close() };
}

async function watching(first: MockApi, config: Config, { certificate, ...kept }: Kept): Promise<Running> {
  if (!import.meta.url.endsWith('.ts')) throw new SetupError(messages.watchNeedsSources);
  const { serveWatching } = await import('./watch/serve-watching.ts');
  return serveWatching({
    first,
    certificate,
    load: async () => {
      const fresh = await import('./cli/make-api.ts');
      return (before) => fresh.makeApi(config, { ...kept, certificate: undefined }, before);
    },
  });
}

function giveUpWhenExpected(error: unknown): void {
  const isExpected = [DataFileError, PostalDataError, SetupError].some((kind) => error instanceof kind);
  if (!isExpected) throw error;
  giveUp((error as Error).message);
}

function giveUp(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
