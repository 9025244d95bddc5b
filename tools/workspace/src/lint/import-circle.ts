import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Imports of each file, until it changes. */
const known = new Map<string, { changed: string; imports: string[] }>();

/** The files that a file imports by a relative path, those of types and lazy ones included. They carry their extension here. */
function importsOf(file: string): string[] {
  const now = statSync(file, { throwIfNoEntry: false });
  if (now === undefined) return [];
  const changed = `${now.mtimeMs} ${now.size}`;
  const before = known.get(file);
  if (before?.changed === changed) return before.imports;

  const sources = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]*['"](\.\.?\/[^'"]+\.tsx?)['"]/g);
  const imports = [...sources].map(([, source = '']) => path.resolve(path.dirname(file), source));
  known.set(file, { changed, imports });
  return imports;
}

/** The shortest circle of imports from a file back to it, which is its first and its last entry. */
export function importCircle(file: string): string[] | undefined {
  const ways = [[file]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of importsOf(way.at(-1) ?? file)) {
      if (next === file) return [...way, file];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
