import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { firstFlaw } from './document-flaws.ts';
import { child, ContractError, fileOf, isTree, wholeOf, type Tree } from './document.ts';
import { linesOf, parseTree, UnreadableText } from './parse-openapi.ts';

/** Of a document on a server. */
const FETCH_TIMEOUT_MS = 10_000;

/** A document that cannot be served: the message names file, line and reason; a file that cannot be read has no line. */
export class DocumentError extends ContractError {
  override name = 'DocumentError';
  readonly file: string;
  readonly line: number | null;
  readonly reason: string;
  constructor(file: string, line: number | null, reason: string) {
    super(`${line === null ? file : `${file}:${line}`} ${reason}`);
    [this.file, this.line, this.reason] = [file, line, reason];
  }
}

/** A document, and the text of every file of it by its URL, the main one first. */
export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>;

/**
 * Reads an OpenAPI document, JSON or YAML, with all files that it refers to.
 *
 * @param address a path or URL
 * @throws DocumentError
 */
export async function loadDocument(address: string) {
  const main = /^https?:/.test(address) ? new URL(address).href : pathToFileURL(resolve(address)).href;
  const texts = new Map<string, string>();
  const trees = new Map<string, Tree>();
  const references: { from: string; at: readonly string[]; reference: string; node: { $ref?: string } }[] = [];

  const errorAt = (file: string, at: readonly string[], reason: string) =>
    new DocumentError(nameOf(file), linesOf(texts.get(file) ?? '')(at), reason);

  async function add(file: string, from?: { file: string; at: readonly string[] }): Promise<void> {
    try {
      const text = await textOf(file);
      texts.set(file, text);
      const tree = parseTree(text);
      trees.set(file, tree);
      const found = referencesIn(tree).map((one) => ({ ...one, from: file }));
      references.push(...found);
      for (const { reference, at } of found) {
        const other = fileOf(reference, file);
        if (!texts.has(other)) await add(other, { file, at });
      }
    } catch (error) {
      if (error instanceof UnreadableText) throw new DocumentError(nameOf(file), error.line, error.reason);
      if (error instanceof DocumentError) throw error;
      const reason = `cannot be read: ${(error as Error).message}`;
      throw from
        ? errorAt(from.file, from.at, `${nameOf(file)} ${reason}`)
        : new DocumentError(nameOf(file), null, reason);
    }
  }

  await add(main);
  for (const { from, at, reference } of references) {
    const parent = { ...wholeOf(trees.get(from) ?? {}, from, trees), node: { it: { $ref: reference } } };
    try {
      child(parent, 'it');
    } catch (error) {
      if (!(error instanceof ContractError) && !(error instanceof URIError)) throw error;
      throw errorAt(from, at, `The reference ${reference} has no target.`);
    }
  }
  // Schemas of several files may be merged.
  if (texts.size > 1)
    for (const { node, from, reference } of references)
      node.$ref = `${fileOf(reference, from)}#${reference.split('#')[1] ?? ''}`;
  const whole = wholeOf(trees.get(main) ?? {}, main, trees);
  const found = firstFlaw(whole);
  if (found) throw errorAt(found.part.file, found.part.at, found.reason);
  const files: ReadonlyMap<string, string> = texts;
  return { whole, files };
}

async function textOf(file: string): Promise<string> {
  if (file.startsWith('file:')) return readFile(new URL(file), 'utf8');
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

/** Keys whose values are data, in which `$ref` is a name like any other. */
const dataKeys = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** Every `$ref` of a file. */
function referencesIn(tree: Tree) {
  const found: { at: readonly string[]; reference: string; node: { $ref?: string } }[] = [];
  const waiting: { node: Tree; at: readonly string[]; isNamed: boolean }[] = [{ node: tree, at: [], isNamed: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, at, isNamed } = next;
    if (typeof node.$ref === 'string') found.push({ at: [...at, '$ref'], reference: node.$ref, node });
    for (const [name, value] of Object.entries(node)) {
      // Inside `properties` and `components.examples` keys are names.
      const isData = !isNamed && dataKeys.has(name) && !(name === 'examples' && at.length < 2);
      if (isTree(value) && !isData) {
        waiting.push({ node: value, at: [...at, name], isNamed: !isNamed && /^(properties|schemas)$/.test(name) });
      }
    }
  }
  return found;
}
