import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { controlTypesFolder, generatedFolder, workspaceRoot } from './contract.ts';

/** Names of files that differ between two folders, ignoring line endings. */
function differingFiles(committed: string, fresh: string): string[] {
  const names = [...new Set([...readdirSync(committed), ...readdirSync(fresh)])].sort();
  return names.filter((name) => textOf(join(committed, name)) !== textOf(join(fresh, name)));
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-generated-'));
  execFileSync(process.execPath, ['src/generate.ts', '--to', folder], { stdio: 'pipe' });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it.each([generatedFolder, controlTypesFolder].map((folder) => relative(workspaceRoot, folder)))(
  '%s is up to date; if not, run `npm run contract` and commit',
  (committed) => {
    expect(differingFiles(join(workspaceRoot, committed), join(folder, committed))).toEqual([]);
  },
);

it('keeps all validators but zod/mini out of the generated files that the storefront loads first', () => {
  const importsOf = (file: string) =>
    readFileSync(join(generatedFolder, file), 'utf8').match(/^import (?!type ).*$/gm) ?? [];
  expect(importsOf('operations.ts')).toEqual([]);
  expect(importsOf('read-schemas.ts')).toEqual([`import * as z from 'zod/mini';`]);
});
