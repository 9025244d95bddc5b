import { networkInterfaces } from 'node:os';

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

import { SetupError } from '../config/setup-error.ts';
import { cliMessages as messages } from './cli.messages.ts';

export interface Place {
  readonly port: number;
  readonly host: string;
}

/**
 * @returns the URL, with `localhost` for loopback addresses
 * @throws SetupError when it cannot listen there
 */
export async function listen(app: FastifyInstance, place: Place): Promise<string> {
  try {
    const address = await app.listen({ port: place.port, host: place.host });
    return address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  } catch (error) {
    await app.close();
    throw new SetupError(reasonOf(error, place), { cause: error });
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

function reasonOf(error: unknown, { port, host }: Place): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return messages.portTaken(port);
  if (code === 'EACCES') return messages.portNotAllowed(port);
  return messages.cannotListen(host, port, error instanceof Error ? error.message : String(error));
}
