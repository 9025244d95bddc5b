import { watch } from 'node:fs';
import { join } from 'node:path';

/** Editors save a file in several steps, and tools several files. */
const QUIET_MS = 150;

/**
 * Tells of files that changed, once it is quiet again; while it is being dealt with, further changes wait.
 *
 * @param onChange the files, each once
 */
export function watchFiles(paths: readonly string[], onChange: (files: ReadonlySet<string>) => Promise<void>): void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  async function tell(): Promise<void> {
    timer = undefined;
    if (isBusy || changed.size === 0) return;
    const files = changed;
    changed = new Set();
    isBusy = true;
    await onChange(files);
    isBusy = false;
    if (changed.size > 0) timer ??= setTimeout(() => void tell(), QUIET_MS);
  }

  for (const path of paths) {
    watch(path, { recursive: true }, (_event, name) => {
      changed.add(name === null ? path : join(path, name));
      clearTimeout(timer);
      timer = setTimeout(() => void tell(), QUIET_MS);
    });
  }
}
