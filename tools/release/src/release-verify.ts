import { parseArgs } from 'node:util';
import { runCommand } from '@shop/workspace-tools/terminal/command';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { placeOf } from './place.ts';
import { releaseFolder } from './workspace.ts';

const usage = `npm run release:verify -- [ARTIFACT]

Checks each file of an artifact (an archive or folder, the newest by default) against its manifest.`;

await runCommand(usage, async () => {
  const { manifest } = await readArtifact(
    placeOf(parseArgs({ allowPositionals: true }).positionals[0]) ?? newestArchive(releaseFolder),
  );
  const count = Object.keys(manifest.files).length;
  process.stdout.write(`${messages.isAsMade(manifest.name, count, manifest.inputs.commit)}\n`);
});
