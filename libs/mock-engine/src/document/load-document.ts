import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { flawsIn, sampleMost } from './document-flaws.ts';
import {
  addressOf,
  ContractError,
  entered,
  referred,
  unescaped,
  UnresolvedReference,
  wholeOf,
  type Part,
} from './document.ts';
import { fileOf } from './anchors.ts';
import { dataIn, isTree, sizeOf, treesIn, type Tree } from './tree.ts';
import { lazy } from './lazy.ts';
import { linear } from './linear-patterns.ts';
import { expressionOf, isLiteral } from './patterns.ts';
import { linesOf, parseTree, UnreadableText } from './parse-openapi.ts';
import { meantValues, otherTypes } from './types-of.ts';
import { isSwagger, placeInSwagger, upgraded } from './upgraded.ts';

/** In place of a path. */
const STANDARD_INPUT = '-';

const addressAt = (path: string) => pathToFileURL(resolve(path)).href;

/** Of a document on a server. */
const FETCH_TIMEOUT_MS = 10_000;

/** Of an example: aliases of YAML can make it as large as they like, and put it into itself. */
const MAX_DATA = 1e6;

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

export interface LoadedDocument {
  readonly whole: Part;
  /** The text of every file by its URL, the main one first. */
  readonly files: ReadonlyMap<string, string>;
  /** What is wrong, with file and line, and what becomes of it: the rest is served. */
  readonly warnings: readonly string[];
}

/**
 * Reads an OpenAPI document, JSON or YAML, with all files that it refers to.
 *
 * @param address a path or URL, or `-` for the standard input
 * @throws DocumentError
 */
export async function loadDocument(address: string): Promise<LoadedDocument> {
  const main = /^https?:/.test(address) ? new URL(address).href : addressAt(address);
  const reader = createReader();
  try {
    await reader.add(main);
    const { trees } = reader;
    const whole = { ...wholeOf(trees.get(main) ?? {}, main, trees), readPattern: linear };
    if (!/^3\.[0-2](\.|$)/.test(String(whole.node.openapi)))
      throw reader.errorAt(
        main,
        ['openapi'],
        'Not an OpenAPI document: openapi must be 3.0.x, 3.1.x or 3.2.x, or swagger 2.0.',
      );
    const warnings = await reader.follow(whole);
    const flaws = [...flawsIn(whole)].map(({ part, reason }) => reader.errorAt(part.file, part.at, reason).message);
    return { whole, files: reader.texts, warnings: [...flaws, ...warnings] };
  } catch (error) {
    if (error instanceof DocumentError) error.files = reader.asked();
    throw error;
  }
}

/** An object or list that may contain references. */
interface Place {
  readonly node: Tree;
  /** Where its references start from; its own `node` and `at` do not count. */
  readonly from: Part;
  /** The file that was read. */
  readonly file: string;
  readonly at: readonly string[];
  /** The key whose object it is, where its own keys are names, such as those of fields. */
  readonly namedBy: string;
}

const mayNeedNotes = (node: Tree) =>
  node.pattern !== undefined ||
  node.patternProperties !== undefined ||
  node.enum !== undefined ||
  otherTypes(node).length > 0 ||
  tooMuchIn(node).length > 0;

/** What a schema asks for that samples do not have. */
const tooMuchIn = (node: Tree) =>
  Object.entries(sampleMost).filter(([name, most]) => Number(node[name] ?? 0) > most) as [string, number][];

/** What operations do not need. */
const unused = new Set(['components', 'webhooks', 'callbacks', 'links', 'definitions', '$defs']);

function createReader() {
  const texts = new Map<string, string>();
  const trees = new Map<string, Tree>();
  const failed = new Map<string, DocumentError>();

  const older = new Set<string>();

  const lines = new Map<string, ReturnType<typeof linesOf>>();
  function errorAt(file: string, at: readonly string[], reason: string): DocumentError {
    const lineOf = lines.get(file) ?? linesOf(texts.get(file) ?? '');
    lines.set(file, lineOf);
    return new DocumentError(nameOf(file), lineOf(older.has(file) ? placeInSwagger(at) : at), reason);
  }

  async function add(file: string): Promise<void> {
    try {
      const text = await textOf(file);
      texts.set(file, text);
      const tree = parseTree(text);
      if (isSwagger(tree)) older.add(file);
      trees.set(file, upgraded(tree));
    } catch (cause) {
      const error =
        cause instanceof UnreadableText
          ? new DocumentError(nameOf(file), cause.line, cause.reason)
          : new DocumentError(nameOf(file), null, `cannot be read: ${(cause as Error).message}`);
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
  async function targetOf(place: Place, reference: string): Promise<Part | string | number | DocumentError> {
    const { from, file, at } = place;
    const refuse = (reason: string) => errorAt(file, [...at, '$ref'], reason);
    try {
      return referred(from, reference);
    } catch (error) {
      const value = valueAt(from, reference);
      if (value !== undefined) return value;
      const missing = error instanceof UnresolvedReference ? fileIn(error) : undefined;
      if (missing === undefined || trees.has(missing)) return refuse(`The reference ${reference} has no target.`);
      if (/^https?:/.test(file) && missing.startsWith('file:'))
        throw refuse(`The reference ${reference} leads from a server to a file of this machine.`);
      if (!failed.has(missing)) await add(missing).catch(() => undefined);
      const failure = failed.get(missing);
      if (!failure) return targetOf(place, reference);
      throw failure.line === null ? refuse(`${nameOf(missing)} ${failure.reason}`) : failure;
    }
  }

  /**
   * Reads the files that a document refers to.
   *
   * @returns what is wrong with references that no operation needs, and with schemas
   * @throws DocumentError for those that one needs
   */
  async function follow(whole: Part): Promise<string[]> {
    const seen = new Set<Tree>();
    const later: Place[] = [];
    const found: { node: { $ref?: string }; address: string }[] = [];
    const warnings: string[] = [];

    async function walk(first: readonly Place[], isUsed: boolean): Promise<void> {
      const waiting = [...first];
      for (let place = waiting.pop(); place; place = waiting.pop()) {
        if (seen.has(place.node)) continue;
        seen.add(place.node);
        for (const name of dataIn(place.node, place.namedBy)) {
          if (sizeOf(place.node[name]) <= MAX_DATA) continue;
          warnings.push(
            errorAt(
              place.file,
              [...place.at, name],
              `Its ${name} contains itself, or has over a million values, and is left out.`,
            ).message,
          );
          delete (place.node as Record<string, unknown>)[name];
        }
        if (place.namedBy === '' && mayNeedNotes(place.node)) warnings.push(...notesOn(place));
        const isOwn = place.namedBy === '' && '$id' in place.node;
        const from = isOwn ? entered({ ...place.from, node: place.node }) : place.from;
        for (const [name, node, namedBy] of treesIn(place.node, place.namedBy)) {
          const inner: Place = { node, from, file: place.file, at: [...place.at, name], namedBy };
          if (isUsed && place.namedBy === '' && unused.has(name)) later.push(inner);
          else waiting.push(inner);
          if (typeof node.$ref !== 'string' || later.at(-1) === inner) continue;
          try {
            const target = await targetOf(inner, node.$ref);
            if (target instanceof DocumentError) {
              warnings.push(target.message);
              delete (node as { $ref?: string }).$ref;
            } else if (typeof target !== 'object') (place.node as Record<string, unknown>)[name] = target;
            else {
              const file = trees.has(target.file) ? target.file : place.file;
              waiting.push({ node: target.node, from: target, file, at: target.at, namedBy });
              found.push({ node, address: addressOf({ part: from, reference: node.$ref }) });
            }
          } catch (error) {
            if (!(error instanceof DocumentError) || isUsed) throw error;
            warnings.push(error.message);
            delete (node as { $ref?: string }).$ref;
          }
        }
      }
    }

    const { node, file } = whole;
    await walk([{ node, from: whole, file, at: [], namedBy: '' }], true);
    await walk(later, false);
    // Schemas of several files may be merged.
    if (texts.size > 1) for (const { node: one, address } of found) one.$ref = address;
    return warnings;
  }

  /** What of a schema is ignored. */
  function notesOn({ node, file, at }: Place): string[] {
    const { pattern, patternProperties } = node;
    const patterns = isTree(patternProperties) ? Object.keys(patternProperties) : [];
    if (typeof pattern === 'string') patterns.push(pattern);
    const slow = patterns
      .filter((one) => !linear(one) && expressionOf(one))
      .map((one) => errorAt(file, at, `The pattern ${one} could take for ever, and is not checked.`));
    const literals = patterns
      .filter(isLiteral)
      .map((one) =>
        errorAt(file, at, `The pattern ${one} fits no text to the letter, and is read without its slashes.`),
      );
    const meant = meantValues(node);
    if (meant) (node as Record<string, unknown>)['enum'] = meant;
    const values = meant
      ? [errorAt(file, [...at, 'enum'], 'Its enum has values of another type, which are read as its own.')]
      : [];
    const others = at.at(-2) === 'securitySchemes' ? [] : otherTypes(node);
    return [
      ...slow,
      ...literals,
      ...tooMuchIn(node).map(([name, most]) =>
        errorAt(file, [...at, name], `Its ${name} is over ${most}: what is made for it is shorter.`),
      ),
      ...values,
      ...others.map((one) => errorAt(file, [...at, 'type'], `${one} is not a type of values, and is ignored.`)),
    ].map(({ message }) => message);
  }

  const asked = () => [...texts.keys(), ...failed.keys()];
  return { add, follow, errorAt, texts, trees, asked };
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
function valueAt(from: Part, reference: string): string | number | undefined {
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

async function textOf(file: string): Promise<string> {
  if (file === addressAt(STANDARD_INPUT)) return standardInput();
  // As a whole: parts of a text would be put together, which takes twice the memory.
  if (file.startsWith('file:')) return (await readFile(new URL(file))).toString();
  const response = await fetch(file, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the server responds ${response.status}`);
  return response.text();
}

/** A path from the current folder, where it is shorter. */
function nameOf(file: string): string {
  if (!file.startsWith('file:')) return file;
  const [path, short] = [fileURLToPath(file), relative(process.cwd(), fileURLToPath(file))];
  return short.startsWith('..') ? path : short;
}
