import { networkInterfaces } from 'node:os';
import { dirname } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { SetupError } from '../config/setup-error.ts';
import type { MockDefinition } from '../engine/definition.ts';
import { UserError } from '../http/problem.ts';
import { createApi, type Api } from '../server/mock-api.ts';
import type { Bases } from '../traffic/real-api-rule.ts';
import type { EngineWorld } from '../worlds/worlds.ts';
import { cliMessages as messages } from './cli.messages.ts';
import { logOptions, logRequest } from './log.ts';
import type { Options } from './options.ts';
import { recordedRules } from './recordings.ts';

/**
 * Serves a mock API until a signal stops the process; prints where.
 *
 * @param define makes the API; its errors are printed like those of the start
 * @param recordBases servers of the contract that are recorded from elsewhere than the real API, or not at all
 */
export async function runMock<World extends EngineWorld>(
  options: Options,
  define: () => MockDefinition<World> | Promise<MockDefinition<World>>,
  recordBases?: Bases,
): Promise<void> {
  useCallersFolder();
  try {
    await start(options, await define(), recordBases);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** npm runs a script in the folder of its package; paths are relative to where the user is. */
export function useCallersFolder(): void {
  const { INIT_CWD, npm_package_json: ofScript } = process.env;
  if (INIT_CWD !== undefined && ofScript !== undefined && dirname(ofScript) === process.cwd()) process.chdir(INIT_CWD);
}

async function start<World extends EngineWorld>(
  options: Options,
  definition: MockDefinition<World>,
  recordBases?: Bases,
): Promise<void> {
  const { greeting = {} } = definition;
  const api: Api<World> = await createApi(definition, {
    ...options,
    allowHosts: [options.host.toLowerCase(), ...(options.allowHosts ?? [])],
    recordings: recordedRules(options, definition.contract, recordBases),
    isWatching: true,
    logger: logOptions(options.logLevel, process.stdout),
    reportBug: (bug, call) => api.app.log.error({ call, err: bug }, messages.bug),
    // The request's log line reports it.
    reportViolation: () => {},
  });
  const { app } = api;
  api.requestLog.listen((request, body) => logRequest(app.log, request, body));
  const { situations } = api.worlds.get(options.worlds?.[0] ?? api.world.name);
  const address = await listen(app, options);
  closeOnSignals(app);
  process.stdout.write(
    messages.listening({
      address,
      storage: options.dataFile ?? messages.memoryOnly,
      lines: Object.entries(greeting),
      active: situations.list().map(({ rule }) => rule.title),
      networkAddresses: networkAddresses(address, options.host),
    }),
  );
}

/**
 * @returns the URL, with `localhost` for loopback addresses
 * @throws SetupError when it cannot listen there
 */
async function listen(app: FastifyInstance, { port, host }: Pick<Options, 'port' | 'host'>): Promise<string> {
  try {
    const url = await app.listen({ port, host });
    return url.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  } catch (error) {
    await app.close();
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons = { EADDRINUSE: messages.portTaken(port), EACCES: messages.portNotAllowed(port) };
    const reason = reasons[code as keyof typeof reasons] ?? messages.cannotListen(host, port, message);
    throw new SetupError(reason, [], { cause: error });
  }
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** URLs for other devices, when the server listens on all addresses. */
function networkAddresses(address: string, host: string): string[] {
  if (!EVERYWHERE.includes(host)) return [];
  const { protocol, port } = new URL(address);
  return Object.values(networkInterfaces())
    .flatMap((each = []) => each)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((each) => `${protocol}//${each.address}:${port}`);
}

/** Closes the server on a signal such as SIGTERM or SIGINT. A second one stops the process at once, without a line: `npm start` sends two for one Ctrl-C. */
function closeOnSignals(app: FastifyInstance): void {
  closeWithGrace({ skip: ['beforeExit', 'uncaughtException', 'unhandledRejection'], logger: false }, () => app.close());
}
