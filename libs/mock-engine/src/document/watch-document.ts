import { unwatchFile, watchFile } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
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

interface DocumentWatch {
  /** Called with all of them after each save. */
  readonly use: (documents: readonly LoadedDocument[]) => void;
  readonly report: (line: string) => void;
}

/** Reads documents again after each save of one of their files; an invalid one is reported and not used. */
export class DocumentWatcher {
  readonly #addresses: readonly string[];
  readonly #watch: DocumentWatch;
  #files = new Set<string>();
  readonly #listeners: ((state: DocumentState) => void)[] = [];
  #state: DocumentState = { isServed: true, error: null };
  /** Of the documents that are served. */
  #warnings: readonly string[];
  #timer: NodeJS.Timeout | undefined;
  #reading = Promise.resolve();
  #isClosed = false;

  /** @param loaded those that were read; without them they are read at once */
  constructor(addresses: readonly string[], loaded: readonly LoadedDocument[], watch: DocumentWatch) {
    [this.#addresses, this.#watch, this.#warnings] = [addresses, watch, warningsOf(loaded)];
    if (loaded.length > 0) this.#watchFiles(filesOf(loaded));
    else this.#reading = this.#read();
  }

  get state(): DocumentState {
    return this.#state;
  }

  listen(listener: (state: DocumentState) => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#watchFiles([]);
    clearTimeout(this.#timer);
  }

  readonly #readSoon = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void (this.#reading = this.#reading.then(() => this.#read())), SAVE_MS);
  };

  /** Watches these files, and no others. @returns whether some of them are new */
  #watchFiles(urls: readonly string[]): boolean {
    const files = new Set(urls.filter((url) => url.startsWith('file:')));
    const added = [...files].filter((file) => !this.#files.has(file));
    for (const file of this.#files) if (!files.has(file)) unwatchFile(new URL(file), this.#readSoon);
    for (const file of added) watchFile(new URL(file), POLLING, this.#readSoon);
    this.#files = files;
    return added.length > 0;
  }

  async #read(): Promise<void> {
    const { use, report } = this.#watch;
    const addresses = this.#addresses.join(', ');
    const { isServed: wasServed, error: before } = this.#state;
    try {
      const documents = await Promise.all(this.#addresses.map((address) => loadDocument(address)));
      if (this.#isClosed) return;
      for (const one of warningsOf(documents)) if (!this.#warnings.includes(one)) report(one);
      this.#warnings = warningsOf(documents);
      use(documents);
      this.#watchFiles(filesOf(documents));
      this.#state = { isServed: true, error: null };
      if (!wasServed) report(`${addresses} is valid again, and served.`);
    } catch (cause) {
      if (this.#isClosed) return;
      const message = cause instanceof Error ? cause.message : String(cause);
      const error = cause instanceof DocumentError ? cause : new DocumentError(addresses, null, message);
      // One that is missing may have come before the first look at it.
      if (this.#watchFiles([...this.#files, ...error.files])) this.#readSoon();
      const { file, line, reason } = error;
      this.#state = { isServed: false, error: { file, line, reason } };
      if (!isDeepStrictEqual(this.#state.error, before))
        report(`${error.message.replace(/\.?$/, '.')} The last valid document is still served.`);
    }
    for (const listener of this.#listeners) listener(this.#state);
  }
}

const filesOf = (documents: readonly LoadedDocument[]) => documents.flatMap(({ files }) => [...files.keys()]);
const warningsOf = (documents: readonly LoadedDocument[]) => documents.flatMap(({ warnings }) => warnings);
