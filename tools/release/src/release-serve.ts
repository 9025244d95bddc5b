import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { atTerminal, Refusal } from '@shop/workspace-tools/terminal/refusal';
import { temporaryFolder } from './archive/files.ts';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { rulesFor, siteFor } from './artifact/site-for.ts';
import { deploymentOptions, readDeployment } from './headers/options.ts';
import { placeOf } from './place.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { shopServer } from './server/shop-server.ts';
import { releaseFolder } from './workspace.ts';

// `npm run release:serve [-- archive or folder] [-- --port 4400]`: the artifact with its header rules, as published.

const DEFAULT_PORT = 4400;
const DEFAULT_API = 'http://localhost:3333';

await atTerminal(async () => {
  const { values, positionals } = parseArgs({
    options: {
      ...deploymentOptions,
      port: { type: 'string', default: String(DEFAULT_PORT) },
      api: { type: 'string', default: process.env.MOCK_API_URL ?? DEFAULT_API },
      config: { type: 'string' },
    },
    allowPositionals: true,
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Refusal(messages.noPort(values.port));
  const api = URL.parse(values.api);
  if (!api || !/^https?:$/.test(api.protocol)) throw new Refusal(messages.noAddress('api', values.api));
  const config = placeOf(values.config);
  const deployment = readDeployment(values);

  const { manifest, files } = await readArtifact(placeOf(positionals[0]) ?? newestArchive(releaseFolder));
  const site = await siteFor('nginx', files, deployment, config === undefined ? undefined : readFileSync(config));
  const server = shopServer(temporaryFolder(site), rulesFor(files, deployment), api);
  server.listen(port, () => {
    const { port: taken } = server.address() as AddressInfo;
    process.stdout.write(`${messages.serving(manifest.name, `http://localhost:${taken}`, api.origin)}\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
});
