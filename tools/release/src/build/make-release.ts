import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nxScript } from '@shop/workspace-tools/checks/nx-run';
import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { readFolder } from '../archive/files.ts';
import { sha256, type Inputs } from '../artifact/manifest.ts';
import { pack, type Release } from '../artifact/pack.ts';
import { findPackages } from '../bundle/find-packages.ts';
import { readPackage } from '../bundle/package.ts';
import { releaseMessages as messages } from '../release.messages.ts';
import { buildFolder, storefrontFolder, workspaceRoot } from '../workspace.ts';
import { readCommit, type Commit } from './commit.ts';

/** What is fixed at build time, see "Configuration" in README.md, and which catalogue the build reads. */
const SETTINGS = ['VITE_BRAND', 'VITE_BRAND_NAME', 'VITE_SITE_URL'];

/** Builds the storefront anew and makes its artifact. @throws Refusal when the tree is dirty, unless that is allowed */
export async function makeRelease({ allowsDirty }: { allowsDirty: boolean }): Promise<Release> {
  const commit = readCommit(workspaceRoot);
  if (commit.changes.length > 0 && !allowsDirty) throw new Refusal(messages.dirty(commit.changes));
  buildStorefront(commit);
  const build = readFolder(buildFolder);
  const { version } = JSON.parse(readFileSync(path.join(storefrontFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const packages = findPackages(build, buildFolder, workspaceRoot).map(readPackage);
  return pack({ version, inputs: inputsOf(commit), build, packages });
}

/** Never from the cache: that knows nothing of the settings in the environment. */
function buildStorefront({ time }: Commit): void {
  const { status } = spawnSync(
    process.execPath,
    [nxScript(workspaceRoot), 'run', '@shop/storefront:build', '--skip-nx-cache', '--outputStyle=static'],
    {
      cwd: workspaceRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', SOURCE_DATE_EPOCH: String(time) },
    },
  );
  if (status !== 0) throw new Refusal(messages.buildFailed);
}

function inputsOf(commit: Commit): Inputs {
  return {
    commit: commit.id,
    isDirty: commit.changes.length > 0,
    sourceDateEpoch: commit.time,
    contract: sha256(readFileSync(path.join(workspaceRoot, 'libs/api-contract/openapi.yaml'))),
    pacts: pactHashes(),
    lockfile: sha256(readFileSync(path.join(workspaceRoot, 'package-lock.json'))),
    node: process.version,
    settings: Object.fromEntries(
      SETTINGS.flatMap((name) => {
        const value = process.env[name];
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

function pactHashes(): Record<string, string> {
  const folder = path.join(storefrontFolder, 'pacts');
  const files = readdirSync(folder).sort();
  return Object.fromEntries(files.map((file) => [file, sha256(readFileSync(path.join(folder, file)))]));
}
