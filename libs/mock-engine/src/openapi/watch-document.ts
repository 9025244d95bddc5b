import { watch, type FSWatcher } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Part } from './document.ts';
import { DocumentError, loadDocument } from './load-document.ts';

/** Some editors write a file in several steps. */
const SAVE_MS = 100;

/** Whether the document on disk is the one that is served. */
export interface DocumentState {
  readonly isServed: boolean;
  /** Why the last good document is still served. */
  readonly error: { readonly file: string; readonly line: number | null; readonly reason: string } | null;
}

export type WatchedDocument = ReturnType<typeof watchDocument>;

/**
 * Reads a document again after each save of one of its files; an invalid one is reported and not used.
 *
 * @param files those that were read, by URL; without them the document is read at once
 * @param use called with each good document
 */
export function watchDocument(
  address: string,
  files: ReadonlyMap<string, string>,
  { use, report }: { use: (whole: Part) => void; report: (line: string) => void },
) {
  let state: DocumentState = { isServed: true, error: null };
  let watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  const folders = new Map<string, FSWatcher>();
  const listeners = new Set<(state: DocumentState) => void>();

  function follow(found: ReadonlyMap<string, string>): void {
    files = found;
    watched = new Set([...files.keys()].filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url)));
    for (const folder of new Set([...watched].map((file) => dirname(file)))) {
      if (folders.has(folder)) continue;
      // The folder, because editors replace files.
      const watcher = watch(folder, { persistent: false }, (_, name) => {
        if (name !== null && !watched.has(resolve(folder, name))) return;
        clearTimeout(timer);
        timer = setTimeout(() => void (reading = reading.then(read)), SAVE_MS);
      });
      folders.set(
        folder,
        watcher.on('error', () => watcher.close()),
      );
    }
  }

  async function read(): Promise<void> {
    const wasServed = state.isServed;
    try {
      const document = await loadDocument(address);
      use(document.whole);
      follow(document.files);
      state = { isServed: true, error: null };
      if (!wasServed) report(`${address} is valid again, and served.`);
    } catch (cause) {
      const error = cause instanceof DocumentError ? cause : new DocumentError(address, null, (cause as Error).message);
      const { file, line, reason } = error;
      state = { isServed: false, error: { file, line, reason } };
      report(`${error.message.replace(/\.?$/, '.')} The last valid document is still served.`);
    }
    for (const listener of listeners) listener(state);
  }

  if (files.size > 0) follow(files);
  else reading = read();
  return {
    get state(): DocumentState {
      return state;
    },
    /** The text of every file that is served, by its URL; the main one first. */
    get files(): ReadonlyMap<string, string> {
      return files;
    },
    /** @returns removes the listener */
    listen(listener: (state: DocumentState) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close(): void {
      clearTimeout(timer);
      for (const watcher of folders.values()) watcher.close();
    },
  };
}
