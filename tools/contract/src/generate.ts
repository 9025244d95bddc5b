import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { CommandError, print } from '@shop/workspace-tools/terminal/command';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { contractFile, contractFolder, generatedFolder } from './contract.ts';
import { generatedFiles } from './generated-files.ts';

/** Checks openapi.yaml, and generates code from it. @throws CommandError after the errors in the contract */
export async function generate(): Promise<void> {
  const config = await loadConfig({ configPath: join(contractFolder, 'redocly.yaml') });
  const problems = await lint({ ref: contractFile, config });
  if (problems.length > 0) {
    formatProblems(problems, { totals: getTotals(problems), cwd: workspaceRoot, version: '' });
    throw new CommandError('Nothing was generated.');
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
  print(`Generated ${[...files.keys()].join(', ')} in ${folder}`);
}
