import { unwatchFile, watchFile } from 'node:fs';

import { DocumentError } from './document-files.ts';
import { loadDocument, type LoadedDocument } from './load-document.ts';

/** Polling also sees links that lead elsewhere, folders that were replaced, and new files. */
const POLLING = { interval: 250, persistent: false };

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
  let isOver = false;
  const listeners = new Set<(state: DocumentState) => void>();
  /** Warnings of the documents that are served. */
  let told = new Set(warningsOf(loaded));

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void (reading = reading.then(read)), SAVE_MS);
  }

  /** Watches these files, and no others. @returns whether some of them are new */
  function follow(urls: readonly string[]): boolean {
    const files = urls.filter((url) => url.startsWith('file:'));
    const added = files.filter((file) => !watched.has(file));
    for (const file of watched) if (!files.includes(file)) leave(file);
    for (const file of added) watchFile(new URL(file), POLLING, plan);
    added.forEach((file) => watched.add(file));
    return added.length > 0;
  }

  function leave(file: string): void {
    unwatchFile(new URL(file), plan);
    watched.delete(file);
  }

  const filesOf = (documents: readonly LoadedDocument[]) => documents.flatMap(({ files }) => [...files.keys()]);

  async function read(): Promise<void> {
    const wasServed = state.isServed;
    try {
      const documents = await Promise.all(addresses.map((address) => loadDocument(address)));
      if (isOver) return;
      for (const one of warningsOf(documents)) if (!told.has(one)) report(one);
      told = new Set(warningsOf(documents));
      use(documents);
      follow(filesOf(documents));
      state = { isServed: true, error: null };
      if (!wasServed) report(`${addresses.join(', ')} is valid again, and served.`);
    } catch (cause) {
      if (isOver) return;
      const error =
        cause instanceof DocumentError
          ? cause
          : new DocumentError(addresses.join(', '), null, cause instanceof Error ? cause.message : String(cause));
      // One that is missing may have come before the first look at it.
      if (follow([...watched, ...error.files])) plan();
      const { file, line, reason } = error;
      const isKnown = state.error?.reason === reason && state.error.line === line && state.error.file === file;
      state = { isServed: false, error: { file, line, reason } };
      if (!isKnown) report(`${error.message.replace(/\.?$/, '.')} The last valid document is still served.`);
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
      isOver = true;
      for (const file of watched) leave(file);
      clearTimeout(timer);
    },
  };
}

const warningsOf = (documents: readonly LoadedDocument[]) => documents.flatMap(({ warnings }) => warnings);
