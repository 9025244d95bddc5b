import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { CommandError } from '@shop/workspace-tools/terminal/command';
import { contractFile, contractFolder, generatedFolder } from './contract.ts';
import { generatedFiles } from './generated-files.ts';

/** Checks openapi.yaml, and generates code from it. @throws CommandError with the errors in the contract */
export async function generate(): Promise<void> {
  const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  const lintArguments = [
    'lint',
    contractFile,
    '--config',
    join(contractFolder, 'redocly.yaml'),
    '--format',
    'codeframe',
  ];
  const lint = spawnSync(process.execPath, [redocly, ...lintArguments], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (lint.status !== 0) {
    // What it advises would hide the errors.
    throw new CommandError((lint.stdout + lint.stderr).replace(/^.*--generate-ignore-file.*\n/m, ''));
  }

  await write(await generatedFiles(), generatedFolder);
}

/** Replaces a folder's files. */
async function write(files: ReadonlyMap<string, string>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!files.has(name)) await rm(resolve(folder, name), { recursive: true });
  }
  for (const [name, text] of files) {
    await writeFile(resolve(folder, name), text);
  }
  process.stdout.write(`Generated ${[...files.keys()].join(', ')} in ${folder}\n`);
}
