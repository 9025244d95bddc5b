import { atTerminal } from '@shop/workspace-tools/terminal/refusal';
import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { placeOf } from './place.ts';
import { releaseFolder } from './workspace.ts';

// `npm run release:verify [-- archive or folder]`: whether each file is as the manifest says.

await atTerminal(async () => {
  const { manifest } = await readArtifact(placeOf(process.argv[2]) ?? newestArchive(releaseFolder));
  const count = Object.keys(manifest.files).length;
  process.stdout.write(`${messages.isAsMade(manifest.name, count, manifest.inputs.commit)}\n`);
});
