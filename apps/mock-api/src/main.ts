import type { FastifyInstance } from 'fastify';

import { createMockApi } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { usage } from './config.messages.ts';
import { DataFileError } from './world/node/data-file-error.ts';
import type { Store } from './world/store.ts';

/** How long requests under way may still take once the server is told to stop; one that takes longer goes unanswered. */
const CLOSING_LIMIT_MS = 5_000;

const reading = readConfig(process.argv.slice(2), process.env);

if (reading.ok) {
  await start(reading.config);
} else if (reading.reason === 'help') {
  process.stdout.write(usage);
} else {
  giveUp(`${reading.faults.join('\n')}\n\nnpm run mock-api -- --help lists all options.`);
}

async function start({ port, host, ...options }: Config): Promise<void> {
  try {
    const { app, world } = await createMockApi(options);
    stopOnSignals(app, world.store);
    try {
      const address = await app.listen({ port, host });
      const place = options.dataFile ?? 'memory only';
      process.stdout.write(
        `Mock API on ${address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}, data in ${place}\n`,
      );
    } catch (error) {
      await app.close();
      giveUp(listenFault(error, port, host));
    }
  } catch (error) {
    if (!(error instanceof DataFileError)) throw error;
    giveUp(error.message);
  }
}

function stopOnSignals(app: FastifyInstance, store: Store): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Asked twice: whoever presses Ctrl-C again does not want to wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      void app.close();
      setTimeout(() => void store.close().then(() => process.exit(0)), CLOSING_LIMIT_MS).unref();
    });
  }
}

function listenFault(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what runs there, or choose another: --port ${port + 1}`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user. Choose one above 1023.`;
  return `The mock API cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`;
}

function giveUp(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
