import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { inOrder } from './archive/files.ts';
import { readTar } from './archive/tar.ts';
import { SOURCE_MAPS } from './artifact/artifact.ts';
import { sha256 } from './artifact/manifest.ts';
import { makeRelease } from './make-release.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { releaseFolder } from './workspace.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

export interface ReleaseOptions {
  readonly allowDirty?: boolean;
  readonly twice?: boolean;
}

/** Makes the release artifact. */
export async function release(options: ReleaseOptions): Promise<void> {
  const made = await makeRelease(options);
  if (options.twice) {
    const second = await makeRelease(options);
    if (!made.archive.equals(second.archive)) {
      throw new CommandError(messages.notSame(await differing(made.archive, second.archive)));
    }
    say(messages.same(made.name, sha256(made.archive)));
  }
  mkdirSync(releaseFolder, { recursive: true });
  save(`${made.name}-${SOURCE_MAPS}.tar.gz`, made.sourceMaps);
  save(`${made.name}.tar.gz`, made.archive);
  say(messages.bundled(made.packages.length));
  say(messages.next);
}

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
