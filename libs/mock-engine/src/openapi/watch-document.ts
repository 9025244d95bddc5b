import { unwatchFile, watchFile, type StatsListener } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { DocumentError, loadDocument, type LoadedDocument } from './load-document.ts';

/** Between two looks at a file: this also sees links that lead elsewhere, folders that were replaced, and new files. */
const LOOK_MS = 250;

/** Some editors write a file in several steps. */
const SAVE_MS = 100;

/** Whether the documents on disk are those that are served. */
export interface DocumentState {
  readonly isServed: boolean;
  /** Why the last good ones are still served. */
  readonly error: {
    readonly file: string;
    readonly line: number | null;
    readonly reason: string;
  } | null;
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
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  const listeners = new Set<(state: DocumentState) => void>();

  const look: StatsListener = (now, before) => {
    if (now.mtimeMs === before.mtimeMs && now.size === before.size && now.ino === before.ino) return;
    clearTimeout(timer);
    timer = setTimeout(() => void (reading = reading.then(read)), SAVE_MS);
  };

  function follow(urls: readonly string[]): void {
    const files = urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
    for (const file of files) {
      if (!watched.has(file)) watchFile(file, { interval: LOOK_MS, persistent: false }, look);
      watched.add(file);
    }
  }

  /** Those that no document consists of any more. */
  function leave(urls: readonly string[]): void {
    const files = new Set(urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url)));
    for (const file of [...watched].filter((one) => !files.has(one))) {
      unwatchFile(file, look);
      watched.delete(file);
    }
  }

  const filesOf = (documents: readonly LoadedDocument[]) => documents.flatMap(({ files }) => [...files.keys()]);

  async function read(): Promise<void> {
    const wasServed = state.isServed;
    try {
      const documents = await Promise.all(addresses.map((address) => loadDocument(address)));
      use(documents);
      follow(filesOf(documents));
      leave(filesOf(documents));
      state = { isServed: true, error: null };
      if (!wasServed) report(`${addresses.join(', ')} is valid again, and served.`);
    } catch (cause) {
      const error =
        cause instanceof DocumentError
          ? cause
          : new DocumentError(addresses.join(', '), null, cause instanceof Error ? cause.message : String(cause));
      // Also those that are missing, or were added.
      follow(error.files);
      const { file, line, reason } = error;
      state = { isServed: false, error: { file, line, reason } };
      report(`${error.message.replace(/\.?$/, '.')} The last valid document is still served.`);
    }
    for (const listener of listeners) listener(state);
  }

  if (loaded.length > 0) follow(filesOf(loaded));
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
      leave([]);
    },
  };
}
