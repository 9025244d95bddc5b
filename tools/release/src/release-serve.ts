import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { ArgumentError, callerPath, runCommand, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { temporaryFolder } from './archive/files.ts';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { siteFor } from './artifact/site-for.ts';
import { headerRules } from './headers/header-rules.ts';
import { deploymentArguments, deploymentUsage, readDeployment } from './headers/shop-config.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { shopServer } from './server/shop-server.ts';
import { releaseFolder } from './workspace.ts';

const DEFAULT_PORT = 4400;
const DEFAULT_API = 'http://localhost:3333';

const usage = `npm run release -- serve [ARTIFACT] [--port NUMBER] [--api URL] [--config FILE] [--payment-origin ORIGIN]

Serves an artifact with its header rules, as published.
  ARTIFACT                 an archive or folder (the newest)
  --port NUMBER            port to listen on (${DEFAULT_PORT})
  --api URL                where the API is (${DEFAULT_API}, or MOCK_API_URL)
${deploymentUsage}`;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    options: {
      ...deploymentArguments,
      port: text(String(DEFAULT_PORT)),
      api: text(process.env.MOCK_API_URL ?? DEFAULT_API),
    },
    allowPositionals: true,
  });
  const port = wholeNumber('port', values.port, 0, 65_535);
  const api = URL.parse(values.api);
  if (!api || !/^https?:$/.test(api.protocol)) throw new ArgumentError(messages.noAddress('--api', values.api));
  const { config, deployment } = readDeployment(values);

  const [artifact] = positionals;
  const { manifest, files } = await readArtifact(artifact ? callerPath(artifact) : newestArchive(releaseFolder));
  const site = await siteFor('nginx', files, deployment, config?.content);
  const server = shopServer(temporaryFolder(site), headerRules(deployment), api);
  await once(server.listen(port, 'localhost'), 'listening');
  const { port: taken } = server.address() as AddressInfo;
  process.stdout.write(`${messages.serving(manifest.name, `http://localhost:${taken}`, api.origin)}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
});
