import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { runCommand } from '@shop/workspace-tools/terminal/command';
import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { temporaryFolder } from './archive/files.ts';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { rulesFor, siteFor } from './artifact/site-for.ts';
import { deploymentOptions, originsUsage, readDeployment } from './headers/options.ts';
import { placeOf } from './place.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { shopServer } from './server/shop-server.ts';
import { releaseFolder } from './workspace.ts';

const DEFAULT_PORT = 4400;
const DEFAULT_API = 'http://localhost:3333';

const usage = `npm run release:serve -- [ARTIFACT] [--port NUMBER] [--api URL] [--config FILE] [ORIGINS]

Serves an artifact with its header rules, as published.
  ARTIFACT       an archive or folder (the newest)
  --port NUMBER  port to listen on (${DEFAULT_PORT})
  --api URL      where the API is (${DEFAULT_API}, or MOCK_API_URL)
  --config FILE  the deployment's shop-config.js
${originsUsage}`;

await runCommand(usage, async () => {
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
  await once(server.listen(port), 'listening');
  const { port: taken } = server.address() as AddressInfo;
  process.stdout.write(`${messages.serving(manifest.name, `http://localhost:${taken}`, api.origin)}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
});
