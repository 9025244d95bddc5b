import { parseArgs } from 'node:util';
import { callerPath, runCommand } from '@shop/workspace-tools/terminal/command';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { releaseFolder } from './workspace.ts';

const usage = `npm run release -- verify [ARTIFACT]

Checks each file of an artifact (an archive or folder, the newest by default) against its manifest.`;

await runCommand(usage, async () => {
  const [artifact] = parseArgs({ allowPositionals: true }).positionals;
  const { manifest } = await readArtifact(artifact ? callerPath(artifact) : newestArchive(releaseFolder));
  const count = Object.keys(manifest.files).length;
  process.stdout.write(`${messages.verified(manifest.name, count, manifest.inputs.commit)}\n`);
});
