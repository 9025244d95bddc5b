import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedFolder } from './contract-paths.ts';

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
  execFileSync(process.execPath, ['src/generate.ts', folder], { stdio: 'pipe' });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('is up to date with openapi.yaml; if not, run `npm run contract` and commit', () => {
  expect(differingFiles(generatedFolder, folder)).toEqual([]);
});

it('names a file that was edited by hand and one that is no longer generated', () => {
  const edited = mkdtempSync(join(tmpdir(), 'contract-edited-'));
  cpSync(folder, edited, { recursive: true });
  appendFileSync(join(edited, 'operations.ts'), '// by hand\n');
  appendFileSync(join(edited, 'left-over.ts'), '');

  expect(differingFiles(edited, folder)).toEqual(['left-over.ts', 'operations.ts']);
  rmSync(edited, { recursive: true });
});

it('keeps validators out of the generated files that the storefront loads first', () => {
  for (const file of ['operations.ts', 'answer-checks.ts']) {
    const imports = readFileSync(join(generatedFolder, file), 'utf8').match(/^import (?!type ).*$/gm) ?? [];
    expect(imports.filter((line) => !line.includes('../answer-check.ts'))).toEqual([]);
  }
});
