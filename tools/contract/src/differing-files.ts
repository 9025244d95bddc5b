import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files that are missing, superfluous or different in one of two folders, line endings aside. */
export function differingFiles(committed: string, fresh: string): string[] {
  const names = [...new Set([...readdirSync(committed), ...readdirSync(fresh)])].sort();
  return names.filter((name) => textOf(join(committed, name)) !== textOf(join(fresh, name)));
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;
}
