import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { readFolder } from '@shop/release-tools/archive/files';
import { CommandError, print } from '@shop/workspace-tools/terminal/command';
import { buildMessages as messages } from './build.messages.ts';
import { demoFolder } from './paths.ts';
import { staticHost } from './static-host.ts';

export async function serveDemo(port: number): Promise<void> {
  if (!existsSync(demoFolder)) throw new CommandError(messages.noneYet);
  const server = staticHost(readFolder(demoFolder));
  await once(server.listen(port, 'localhost'), 'listening');
  const { port: taken } = server.address() as AddressInfo;
  print(messages.serving(`http://localhost:${taken}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
}
