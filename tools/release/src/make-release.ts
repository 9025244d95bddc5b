import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { readFolder, type Files } from './archive/files.ts';
import type { Inputs } from './artifact/manifest.ts';
import { pack } from './artifact/pack.ts';
import { bundledPackages } from './bundle/bundled-packages.ts';
import { releaseMessages as messages } from './release.messages.ts';
import { buildFolder, storefrontFolder } from './workspace.ts';

/** Build-time settings, see "Configuration" in docs/publishing.md. */
const SETTINGS = ['VITE_BRAND', 'VITE_BRAND_NAME', 'VITE_SITE_URL'];

/** Builds the storefront, and makes the artifact. @throws CommandError for uncommitted changes, unless allowed */
export async function makeRelease({ allowDirty = false }: { allowDirty?: boolean }) {
  // New files included.
  const changes = git('status', '--porcelain').split('\n').filter(Boolean);
  if (changes.length > 0 && !allowDirty) throw new CommandError(messages.dirty(changes));
  buildStorefront();
  const build = readFolder(buildFolder);
  const { version } = JSON.parse(readFileSync(path.join(storefrontFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const packages = bundledPackages(build, workspaceRoot);
  return pack({ version, inputs: inputsOf(build, changes.length > 0), build, packages });
}

/** Not by Nx, which could take the build from its cache. */
function buildStorefront(): void {
  const vite = path.join(workspaceRoot, 'node_modules/vite/bin/vite.js');
  const options = { cwd: storefrontFolder, encoding: 'utf8', maxBuffer: Infinity } as const;
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], options);
  if (status !== 0) throw new CommandError(messages.buildFailed(stderr));
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trimEnd();

const inputsOf = (build: Files, isDirty: boolean): Inputs => ({
  commit: git('rev-parse', 'HEAD'),
  isDirty,
  sourceDateEpoch: Number(git('log', '-1', '--format=%ct')),
  node: process.version,
  catalogue: JSON.parse(String(build.get('.vite/catalogue.json'))) as Inputs['catalogue'],
  settings: Object.fromEntries(SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
});
