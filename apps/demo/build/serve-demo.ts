import { readFolder } from '@shop/release-tools/archive/files';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { CommandError, runCommand, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { buildMessages as messages } from './build.messages.ts';
import { demoFolder } from './paths.ts';
import { staticHost } from './static-host.ts';

const DEFAULT_PORT = 4500;

const usage = `npm run demo -- serve [--port NUMBER]

Serves the demo to this machine, as a plain static host.
  --port NUMBER  port to listen on (${DEFAULT_PORT})`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { port: text(String(DEFAULT_PORT)) } });
  const port = wholeNumber('port', values.port, 0, 65_535);
  if (!existsSync(demoFolder)) throw new CommandError(messages.noneYet);
  const server = staticHost(readFolder(demoFolder));
  await once(server.listen(port, 'localhost'), 'listening');
  const { port: taken } = server.address() as AddressInfo;
  process.stdout.write(`${messages.serving(`http://localhost:${taken}`)}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
});
