import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '@shop/workspace-tools/terminal/command';
import { contractFile, contractFolder, controlTypesFolder, generatedFolder, workspaceRoot } from './contract.ts';
import { controlTypes, generatedFiles } from './generated-files.ts';

const usage = `npm run contract -- [--to FOLDER]

Checks openapi.yaml and generates libs/api-contract/src/generated from it, and the types of the mock API's control calls.
Errors in the contract are shown with their lines, and nothing is generated.

Other commands, each with --help: changes, coverage, fuzz (npm run contract -- changes).`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: workspaceRoot } } });
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
    throw new CommandError((lint.stdout + lint.stderr).replace(/^run `redocly lint --generate-ignore-file`.*\n/m, ''));
  }

  await write(await generatedFiles(), resolve(values.to, relative(workspaceRoot, generatedFolder)));
  await write(await controlTypes(), resolve(values.to, relative(workspaceRoot, controlTypesFolder)));
});

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
