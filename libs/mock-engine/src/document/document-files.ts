import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { fileOf } from './anchors.ts';
import { ContractError, referred, unescaped, UnresolvedReference, type Cursor } from './document.ts';
import { lazy } from './lazy.ts';
import { linesOf, parseObject, UnreadableText } from './parse-openapi.ts';
import type { Json } from './json-objects.ts';
import { isSwagger, placeInSwagger, upgraded } from './upgraded.ts';

/** In place of a path. */
const STANDARD_INPUT = '-';

export const addressAt = (path: string) => pathToFileURL(resolve(path)).href;

/** Of a document on a server. */
const FETCH_TIMEOUT_MS = 10_000;

/** A document that cannot be served: the message names file, line and reason; a file that cannot be read has no line. */
export class DocumentError extends ContractError {
  override name = 'DocumentError';
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

/** What was read of a document, by address. */
export interface Reader {
  readonly texts: Map<string, string>;
  readonly trees: Map<string, Json>;
  readonly failed: Map<string, DocumentError>;
  /** Files of Swagger 2.0. */
  readonly older: Set<string>;
  readonly lines: Map<string, ReturnType<typeof linesOf>>;
}

export const newReader = (): Reader => ({
  texts: new Map(),
  trees: new Map(),
  failed: new Map(),
  older: new Set(),
  lines: new Map(),
});

export function errorAt(
  { lines, texts, older }: Reader,
  file: string,
  pointer: readonly string[],
  reason: string,
): DocumentError {
  const lineOf = lines.get(file) ?? linesOf(texts.get(file) ?? '');
  lines.set(file, lineOf);
  return new DocumentError(displayName(file), lineOf(older.has(file) ? placeInSwagger(pointer) : pointer), reason);
}

export async function addFile({ texts, trees, failed, older }: Reader, file: string): Promise<void> {
  try {
    const text = await readSource(file);
    texts.set(file, text);
    const tree = parseObject(text);
    if (isSwagger(tree)) older.add(file);
    trees.set(file, upgraded(tree));
  } catch (cause) {
    const error =
      cause instanceof UnreadableText
        ? new DocumentError(displayName(file), cause.line, cause.reason)
        : new DocumentError(displayName(file), null, `cannot be read: ${(cause as Error).message}`);
    failed.set(file, error);
    throw error;
  }
}

/**
 * The target of a reference, whose file is read when it is needed; a text or number as it is.
 *
 * @returns an error where the file has no such place
 * @throws DocumentError where there is no such file
 */
export async function targetOf(
  reader: Reader,
  place: Place,
  reference: string,
): Promise<Cursor | string | number | DocumentError> {
  const { from, file, pointer } = place;
  const { trees, failed } = reader;
  const refuse = (reason: string) => errorAt(reader, file, [...pointer, '$ref'], reason);
  try {
    return referred(from, reference);
  } catch (error) {
    const value = valueAt(from, reference);
    if (value !== undefined) return value;
    const missing = error instanceof UnresolvedReference ? fileIn(error) : undefined;
    if (missing === undefined || trees.has(missing)) return refuse(`The reference ${reference} has no target.`);
    if (/^https?:/.test(file) && missing.startsWith('file:'))
      throw refuse(`The reference ${reference} leads from a server to a file of this machine.`);
    if (!failed.has(missing)) await addFile(reader, missing).catch(() => undefined);
    const failure = failed.get(missing);
    if (!failure) return targetOf(reader, place, reference);
    throw failure.line === null ? refuse(`${displayName(missing)} ${failure.reason}`) : failure;
  }
}

/** An object or list that may contain references. */
export interface Place {
  readonly node: Json;
  /** Where its references start from; its own `node` and `at` do not count. */
  readonly from: Cursor;
  /** The file that was read. */
  readonly file: string;
  readonly pointer: readonly string[];
  /** The key whose object it is, where its own keys are names, such as those of fields. */
  readonly namedBy: string;
}

/** The address of the file that a reference needs; undefined for an invalid one. */
function fileIn({ part, reference }: UnresolvedReference): string | undefined {
  try {
    return fileOf(reference, part.file);
  } catch {
    return undefined;
  }
}

/** A text or number that a reference leads to. */
function valueAt(from: Cursor, reference: string): string | number | undefined {
  const [, parent, name = ''] = /^(.*#.*)\/([^/]*)$/.exec(reference) ?? [];
  try {
    const value = parent === undefined ? undefined : referred(from, parent).node[unescaped(name)];
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Can be read once. */
const standardInput = lazy(() => text(process.stdin));

async function readSource(file: string): Promise<string> {
  if (file === addressAt(STANDARD_INPUT)) return standardInput();
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
  return short.startsWith('..') ? path : short;
}
