import { networkInterfaces } from 'node:os';

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

import { SetupError } from '../config/setup-error.ts';
import { cliMessages as messages } from './cli.messages.ts';
import type { Options } from './options.ts';

/**
 * @returns the URL, with `localhost` for loopback addresses
 * @throws SetupError when it cannot listen there
 */
export async function listen(app: FastifyInstance, { port, host }: Pick<Options, 'port' | 'host'>): Promise<string> {
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

/** Hosts that mean all addresses of this machine. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** URLs for other devices, when the server listens on all addresses. */
export function networkAddresses(address: string, host: string): string[] {
  if (!EVERYWHERE.includes(host)) return [];
  const { protocol, port } = new URL(address);
  return Object.values(networkInterfaces())
    .flatMap((each = []) => each)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((each) => `${protocol}//${each.address}:${port}`);
}

/** Closes the server on a signal such as SIGTERM or SIGINT; a second one stops the process immediately. */
export function closeOnSignals(app: FastifyInstance): void {
  closeWithGrace({ skip: ['beforeExit', 'uncaughtException', 'unhandledRejection'] }, () => app.close());
}
