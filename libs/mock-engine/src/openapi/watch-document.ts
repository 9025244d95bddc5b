import { watch, type FSWatcher } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DocumentError, loadDocument, type LoadedDocument } from './load-document.ts';

/** Some editors write a file in several steps. */
const SAVE_MS = 100;

/** Whether the documents on disk are those that are served. */
export interface DocumentState {
  readonly isServed: boolean;
  /** Why the last good ones are still served. */
  readonly error: { readonly file: string; readonly line: number | null; readonly reason: string } | null;
}

export type WatchedDocuments = ReturnType<typeof watchDocuments>;

/**
 * Reads documents again after each save of one of their files; an invalid one is reported and not used.
 *
 * @param loaded those that were read; without them they are read at once
 * @param use called with all of them after each save
 */
export function watchDocuments(
  addresses: readonly string[],
  loaded: readonly LoadedDocument[],
  { use, report }: { use: (documents: readonly LoadedDocument[]) => void; report: (line: string) => void },
) {
  let state: DocumentState = { isServed: true, error: null };
  let watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  const folders = new Map<string, FSWatcher>();
  const listeners = new Set<(state: DocumentState) => void>();

  function follow(documents: readonly LoadedDocument[]): void {
    const urls = documents.flatMap(({ files }) => [...files.keys()]);
    watched = new Set(urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url)));
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
      const documents = await Promise.all(addresses.map((address) => loadDocument(address)));
      use(documents);
      follow(documents);
      state = { isServed: true, error: null };
      if (!wasServed) report(`${addresses.join(', ')} is valid again, and served.`);
    } catch (cause) {
      const error =
        cause instanceof DocumentError
          ? cause
          : new DocumentError(addresses.join(', '), null, cause instanceof Error ? cause.message : String(cause));
      const { file, line, reason } = error;
      state = { isServed: false, error: { file, line, reason } };
      report(`${error.message.replace(/\.?$/, '.')} The last valid document is still served.`);
    }
    for (const listener of listeners) listener(state);
  }

  if (loaded.length > 0) follow(loaded);
  else reading = read();
  return {
    get state(): DocumentState {
      return state;
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
