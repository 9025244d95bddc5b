import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// A test file names the clauses of the specification that it proves: `// spec-map: 1.2.1, 1.2.4`.

/** Most files are the storefront's, so the map writes their paths without this. */
export const MOST_FILES = 'apps/storefront/src/';

export const SPEC_MAP = 'docs/spec-map.md';

/** @param root of the workspace @returns the test files of each clause, in order */
export function readTags(root: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('{apps,libs,tools}/*/src/**/*.{spec,e2e}.{ts,tsx}', { cwd: root });
  const found = new Map<string, string[]>();
  for (const file of files.map((one) => one.replaceAll('\\', '/')).sort()) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const clauses = [...text.matchAll(/^\/\/ spec-map: (.*)$/gm)].flatMap(([, list = '']) => list.split(', '));
    for (const clause of clauses) found.set(clause, [...(found.get(clause) ?? []), file]);
  }
  return found;
}

/** The page with these test files in the last column of its tables. */
export const withTests = (page: string, tests: ReadonlyMap<string, readonly string[]>): string =>
  page.replace(/^\| (\d[\d.]+) \|(.*)\|[^|]*\|$/gm, (_, clause: string, cells: string) => {
    const files = (tests.get(clause) ?? []).map((file) => `\`${file.replace(MOST_FILES, '')}\``);
    return `| ${clause} |${cells}| ${files.join(' ')} |`;
  });
