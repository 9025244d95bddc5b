import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, print } from '@shop/workspace-tools/terminal/command';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { inOrder, readFolder, type Files } from './archive/files.ts';
import { SOURCE_MAPS } from './artifact/artifact.ts';
import { pack, type Inputs } from './artifact/pack.ts';
import { bundledPackages } from './bundle/bundled-packages.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { buildFolder, releaseFolder, storefrontFolder } from './workspace.ts';

/** Build-time settings, see "Configuration" in docs/publishing.md. */
const SETTINGS = ['VITE_BRAND', 'VITE_BRAND_NAME', 'VITE_SITE_URL'];

export interface ReleaseOptions {
  readonly allowDirty?: boolean;
  readonly twice?: boolean;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trimEnd();

/** Makes the release archive. @throws CommandError for uncommitted changes, unless allowed, and when two builds differ */
export async function release({ allowDirty, twice }: ReleaseOptions): Promise<void> {
  // New files included.
  const changes = git('status', '--porcelain').split('\n').filter(Boolean);
  if (changes.length > 0 && !allowDirty) throw new CommandError(messages.dirty(changes));
  const isDirty = changes.length > 0;
  const made = await buildAndPack(isDirty);
  if (twice) {
    const second = await buildAndPack(isDirty);
    if (!made.archive.equals(second.archive))
      throw new CommandError(messages.notSame(differing(made.content, second.content)));
    print(messages.same(made.name));
  }
  mkdirSync(releaseFolder, { recursive: true });
  save(`${made.name}-${SOURCE_MAPS}.tar.gz`, made.sourceMaps);
  save(`${made.name}.tar.gz`, made.archive);
  print(messages.next);
}

async function buildAndPack(isDirty: boolean) {
  // Not by Nx, which could take the build from its cache.
  const vite = path.join(workspaceRoot, 'node_modules/vite/bin/vite.js');
  const options = { cwd: storefrontFolder, encoding: 'utf8', maxBuffer: Infinity } as const;
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], options);
  if (status !== 0) throw new CommandError(messages.buildFailed(stderr));
  const build = readFolder(buildFolder);
  const { version } = JSON.parse(readFileSync(path.join(storefrontFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const inputs: Inputs = {
    commit: git('rev-parse', 'HEAD'),
    isDirty,
    sourceDateEpoch: Number(git('log', '-1', '--format=%ct')),
    node: process.version,
    catalogue: JSON.parse(String(build.get('.vite/catalogue.json'))) as Inputs['catalogue'],
    settings: Object.fromEntries(SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  };
  return pack({ version, inputs, build, packages: bundledPackages(build, workspaceRoot) });
}

/** Writes a file, and its hash as `sha256sum --check` reads it. */
function save(name: string, content: Buffer): void {
  const file = path.join(releaseFolder, name);
  const sha256 = hash('sha256', content);
  writeFileSync(file, content);
  writeFileSync(`${file}.sha256`, `${sha256}  ${name}\n`);
  print(messages.released(path.relative(workspaceRoot, file), content.length, sha256));
}

const differing = (one: Files, other: Files): string[] =>
  inOrder(new Set([...one.keys(), ...other.keys()])).filter(
    (name) => !one.get(name)?.equals(other.get(name) ?? Buffer.alloc(0)),
  );
