import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { browserFile, isBrowserFile, type BrowserFile } from './browser-file.ts';

/** The payment window's files, from their folder. */
export function browserFiles(folder = join(import.meta.dirname, 'browser')): BrowserFile[] {
  return readdirSync(folder)
    .filter(isBrowserFile)
    .map((name) => browserFile(name, () => readFileSync(join(folder, name))));
}
