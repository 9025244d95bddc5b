import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

import { mainMessages as messages } from './main.messages.ts';
import { SetupError } from './setup-error.ts';

const LAST_PORT = 65_535;

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
    throw new SetupError(await reasonOf(error, place), { cause: error });
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

async function reasonOf(error: unknown, { port, host }: Place): Promise<string> {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return messages.portTaken(port, await freePortAfter(port, host));
  if (code === 'EACCES') return messages.portNotAllowed(port);
  return messages.cannotListen(host, port, error instanceof Error ? error.message : String(error));
}

/** @returns 0, which picks any free port, when there is none above */
async function freePortAfter(port: number, host: string): Promise<number> {
  for (let next = port + 1; next <= LAST_PORT; next += 1) {
    const server = createServer().listen(next, host);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return next;
  }
  return 0;
}
