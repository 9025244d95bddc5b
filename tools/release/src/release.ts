import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '@shop/workspace-tools/terminal/command';
import { inOrder } from './archive/files.ts';
import { readTar } from './archive/tar.ts';
import { SOURCE_MAPS } from './artifact/artifact.ts';
import { sha256 } from './artifact/manifest.ts';
import { makeRelease } from './build/make-release.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { releaseFolder, workspaceRoot } from './workspace.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const usage = `npm run release -- [--allow-dirty] [--twice]

Makes the storefront's release artifact.
  --allow-dirty  with uncommitted changes
  --twice        builds twice and compares the results

With an artifact, each with --help: verify, headers, site, serve (npm run release -- verify).`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: { 'allow-dirty': { type: 'boolean', default: false }, twice: { type: 'boolean', default: false } },
  });
  const options = { allowsDirty: values['allow-dirty'] };
  const release = await makeRelease(options);
  if (values.twice) {
    const second = await makeRelease(options);
    if (!release.archive.equals(second.archive)) {
      throw new CommandError(messages.notSame(await differing(release.archive, second.archive)));
    }
    say(messages.same(release.name, sha256(release.archive)));
  }
  mkdirSync(releaseFolder, { recursive: true });
  save(`${release.name}-${SOURCE_MAPS}.tar.gz`, release.sourceMaps);
  save(`${release.name}.tar.gz`, release.archive);
  say(messages.bundled(release.packages.length));
  say(messages.next);
});

function save(name: string, content: Buffer): void {
  const file = path.join(releaseFolder, name);
  writeFileSync(file, content);
  writeFileSync(`${file}.sha256`, `${sha256(content)}  ${name}\n`);
  say(messages.released(path.relative(workspaceRoot, file), content.length, sha256(content)));
}

async function differing(one: Buffer, other: Buffer): Promise<string[]> {
  const [some, others] = [await readTar(gunzipSync(one)), await readTar(gunzipSync(other))];
  const names = inOrder(new Set([...some.keys(), ...others.keys()]));
  return names.filter((name) => !some.get(name)?.equals(others.get(name) ?? Buffer.alloc(0)));
}
