import {
  addFile,
  addressAt,
  DocumentError,
  errorAt,
  newReader,
  targetOf,
  type Place,
  type Reader,
} from './document-files.ts';
import { flawsIn, sampleMost } from './document-flaws.ts';
import { addressOf, entered, documentOf, type Cursor } from './document.ts';
import { linear } from './linear-patterns.ts';
import { expressionOf } from './patterns.ts';
import { dataIn, isObject, sizeOf, objectsIn, type Json } from './json-objects.ts';
import { otherTypes } from './types-of.ts';

/** Of an example: aliases of YAML can make it as large as they like, and put it into itself. */
const MAX_DATA = 1e6;

export interface LoadedDocument {
  readonly document: Cursor;
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
  const reader = newReader();
  try {
    await addFile(reader, main);
    const { trees, texts } = reader;
    const document = { ...documentOf(trees.get(main) ?? {}, main, trees), readPattern: linear };
    if (!/^3\.[0-2](\.|$)/.test(String(document.node.openapi)))
      throw errorAt(
        reader,
        main,
        ['openapi'],
        'Not an OpenAPI document: openapi must be 3.0.x, 3.1.x or 3.2.x, or swagger 2.0.',
      );
    const warnings = await follow(reader, document);
    const flaws = [...flawsIn(document)].map(
      ({ part, reason }) => errorAt(reader, part.file, part.pointer, reason).message,
    );
    return { document, files: texts, warnings: [...flaws, ...warnings] };
  } catch (error) {
    if (error instanceof DocumentError) error.files = [...reader.texts.keys(), ...reader.failed.keys()];
    throw error;
  }
}

const mayNeedNotes = (node: Json) =>
  node.pattern !== undefined ||
  node.patternProperties !== undefined ||
  otherTypes(node).length > 0 ||
  tooMuchIn(node).length > 0;

/** What a schema asks for that samples do not have. */
const tooMuchIn = (node: Json) =>
  Object.entries(sampleMost).filter(([name, most]) => Number(node[name] ?? 0) > most) as [string, number][];

/** What operations do not need. */
const unused = new Set(['components', 'webhooks', 'callbacks', 'links', 'definitions', '$defs']);

/** A walk through a document. */
interface Walk {
  readonly reader: Reader;
  readonly seen: Set<Json>;
  /** What no operation needs. */
  readonly later: Place[];
  readonly found: { node: { $ref?: string }; address: string }[];
  readonly warnings: string[];
}

/**
 * Reads the files that a document refers to.
 *
 * @returns what is wrong with references that no operation needs, and with schemas
 * @throws DocumentError for those that one needs
 */
async function follow(reader: Reader, document: Cursor): Promise<string[]> {
  const steps: Walk = { reader, seen: new Set(), later: [], found: [], warnings: [] };
  const { node, file } = document;
  await walk(steps, [{ node, from: document, file, pointer: [], namedBy: '' }], true);
  await walk(steps, steps.later, false);
  // Schemas of several files may be merged.
  if (reader.texts.size > 1) for (const { node: one, address } of steps.found) one.$ref = address;
  return steps.warnings;
}

async function walk(steps: Walk, first: readonly Place[], isUsed: boolean): Promise<void> {
  const { reader, seen, later, warnings } = steps;
  const waiting = [...first];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (seen.has(place.node)) continue;
    seen.add(place.node);
    dropEndless(reader, place, warnings);
    if (place.namedBy === '' && mayNeedNotes(place.node)) warnings.push(...notesOn(reader, place));
    const isOwn = place.namedBy === '' && '$id' in place.node;
    const from = isOwn ? entered({ ...place.from, node: place.node }) : place.from;
    for (const [name, node, namedBy] of objectsIn(place.node, place.namedBy)) {
      const inner: Place = { node, from, file: place.file, pointer: [...place.pointer, name], namedBy };
      if (isUsed && place.namedBy === '' && unused.has(name)) later.push(inner);
      else waiting.push(inner);
      if (typeof node.$ref !== 'string' || later.at(-1) === inner) continue;
      const target = await followReference(steps, inner, node.$ref, isUsed);
      if (typeof target === 'object') waiting.push(target);
      else if (target !== undefined) (place.node as Record<string, unknown>)[name] = target;
    }
  }
}

/** @returns where it leads, or its text or number; undefined for one that is left out @throws DocumentError where it is used */
async function followReference(
  { reader, found, warnings }: Walk,
  place: Place,
  reference: string,
  isUsed: boolean,
): Promise<Place | string | number | undefined> {
  const { node, from, namedBy } = place;
  const target = await targetOf(reader, place, reference).catch((error: unknown) => {
    if (!(error instanceof DocumentError) || isUsed) throw error;
    return error;
  });
  if (target instanceof DocumentError) {
    warnings.push(target.message);
    delete (node as { $ref?: string }).$ref;
    return undefined;
  }
  if (typeof target !== 'object') return target;
  const file = reader.trees.has(target.file) ? target.file : place.file;
  found.push({ node, address: addressOf({ part: from, reference }) });
  return { node: target.node, from: target, file, pointer: target.pointer, namedBy };
}

/** Leaves out examples that contain themselves. */
function dropEndless(reader: Reader, { node, file, pointer, namedBy }: Place, warnings: string[]): void {
  for (const name of dataIn(node, namedBy)) {
    if (sizeOf(node[name]) <= MAX_DATA) continue;
    const reason = `Its ${name} contains itself, or has over a million values, and is left out.`;
    warnings.push(errorAt(reader, file, [...pointer, name], reason).message);
    delete (node as Record<string, unknown>)[name];
  }
}

/** What of a schema is ignored. */
function notesOn(reader: Reader, { node, file, pointer }: Place): string[] {
  const note = (place: readonly string[], reason: string) => errorAt(reader, file, place, reason).message;
  const { pattern, patternProperties } = node;
  const patterns = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  if (typeof pattern === 'string') patterns.push(pattern);
  const slow = patterns.filter((one) => !linear(one) && expressionOf(one));
  const others = pointer.at(-2) === 'securitySchemes' ? [] : otherTypes(node);
  return [
    ...slow.map((one) => note(pointer, `The pattern ${one} could take for ever, and is not checked.`)),
    ...tooMuchIn(node).map(([name, most]) =>
      note([...pointer, name], `Its ${name} is over ${most}: what is made for it is shorter.`),
    ),
    ...others.map((one) => note([...pointer, 'type'], `${one} is not a type of values, and is ignored.`)),
  ];
}
