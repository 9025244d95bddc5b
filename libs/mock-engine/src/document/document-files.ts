import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Json } from '../http/json.ts';
import { lazy } from '../store/lazy.ts';
import {
  ContractError,
  resolveReference,
  tryResolveReference,
  decodePointerToken,
  UnresolvedReference,
  type Cursor,
} from './document.ts';
import { createLineFinder, parseObject, UnreadableText } from './parse-openapi.ts';
import { isSwagger, swaggerPointer, upgradeSwagger } from './upgraded.ts';

/** In place of a path. */
const STANDARD_INPUT = '-';

export const fileAddress = (path: string) => pathToFileURL(resolve(path)).href;

/** Of a document on a server. */
const FETCH_TIMEOUT_MS = 10_000;

/** A document that cannot be served: the message names file, line and reason; a file that cannot be read has no line. */
export class DocumentError extends ContractError {
  readonly file: string;
  readonly line: number | null;
  readonly reason: string;
  /** Addresses of what was read, or is missing. */
  files: readonly string[] = [];
  constructor(file: string, line: number | null, reason: string) {
    super(`${line === null ? file : `${file}:${line}`} ${reason}`);
    [this.file, this.line, this.reason] = [file, line, reason];
  }
}

/** An object or list that may contain references. */
export interface UnreadPart {
  readonly part: Cursor;
  readonly file: string;
  /** The key whose object it is, where its own keys are names, such as those of fields. */
  readonly namedBy: string;
  /** Some operation may need it. */
  readonly isUsed: boolean;
}

/** The files of a document, by address. */
export class DocumentFiles {
  readonly texts = new Map<string, string>();
  readonly roots = new Map<string, Json>();
  readonly #failed = new Map<string, DocumentError>();
  readonly #lines = new Map<string, (pointer: readonly string[]) => number>();

  /** Of what was read, or is missing. */
  get addresses(): string[] {
    return [...this.texts.keys(), ...this.#failed.keys()];
  }

  errorAt(file: string, pointer: readonly string[], reason: string): DocumentError {
    return new DocumentError(displayName(file), this.#lines.get(file)?.(pointer) ?? 1, reason);
  }

  /** Reads a file. @throws DocumentError */
  async add(file: string): Promise<Json> {
    try {
      const source = await readSource(file);
      this.texts.set(file, source);
      const parsed = parseObject(source);
      const lineOf = createLineFinder(source);
      this.#lines.set(file, isSwagger(parsed) ? (pointer) => lineOf(swaggerPointer(pointer)) : lineOf);
      const root = upgradeSwagger(parsed);
      this.roots.set(file, root);
      return root;
    } catch (cause) {
      const { line = null, reason = `cannot be read: ${(cause as Error).message}` } =
        cause instanceof UnreadableText ? cause : {};
      const error = new DocumentError(displayName(file), line, reason);
      this.#failed.set(file, error);
      throw error;
    }
  }

  /**
   * The target of a reference, whose file is read when it is needed; a text or number as it is.
   *
   * @returns an error where the file has no such place
   * @throws DocumentError where there is no such file
   */
  async targetOf(
    { part, file }: Pick<UnreadPart, 'part' | 'file'>,
    reference: string,
  ): Promise<Cursor | string | number | DocumentError> {
    const errorHere = (reason: string) => this.errorAt(file, [...part.pointer, '$ref'], reason);
    try {
      return resolveReference(part, reference);
    } catch (error) {
      const value = resolveScalar(part, reference);
      if (value !== undefined) return value;
      const missing = error instanceof UnresolvedReference ? error.file : undefined;
      if (missing === undefined || this.roots.has(missing))
        return errorHere(`The reference ${reference} has no target.`);
      if (/^https?:/.test(file) && missing.startsWith('file:'))
        throw errorHere(`The reference ${reference} leads from a server to a file of this machine.`);
      if (!this.#failed.has(missing)) await this.add(missing).catch(() => undefined);
      const failure = this.#failed.get(missing);
      if (!failure) return this.targetOf({ part, file }, reference);
      throw failure.line === null ? errorHere(`${displayName(missing)} ${failure.reason}`) : failure;
    }
  }
}

function resolveScalar(from: Cursor, reference: string): string | number | undefined {
  const [, parent, name = ''] = /^(.*#.*)\/([^/]*)$/.exec(reference) ?? [];
  const value = parent === undefined ? undefined : tryResolveReference(from, parent)?.node[decodePointerToken(name)];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** Can be read once. */
const standardInput = lazy(() => text(process.stdin));

async function readSource(file: string): Promise<string> {
  if (file === fileAddress(STANDARD_INPUT)) return standardInput();
  // As a whole: parts of a text would be put together, which takes twice the memory.
  if (file.startsWith('file:')) return (await readFile(new URL(file))).toString();
  const response = await fetch(file, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the server responds ${response.status}`);
  return response.text();
}

/** A path from the current folder, where it is shorter. */
function displayName(file: string): string {
  if (!file.startsWith('file:')) return file;
  const [path, short] = [fileURLToPath(file), relative(process.cwd(), fileURLToPath(file))];
  return short === '' || short.startsWith('..') ? path : short;
}
