import { isObjectOrArray, type Json } from '../http/json.ts';
import { fileAddress, DocumentError, DocumentFiles, type UnreadPart } from './document-files.ts';
import { flawsIn, SAMPLE_LIMITS } from './document-flaws.ts';
import {
  absoluteReference,
  rootCursor,
  enterResource,
  dataIn,
  objectsIn,
  countValues,
  type Cursor,
} from './document.ts';
import { linearPattern } from './linear-patterns.ts';
import { parsePattern } from './patterns.ts';

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
  const main = /^https?:/.test(address) ? new URL(address).href : fileAddress(address);
  const files = new DocumentFiles();
  try {
    const document = { ...rootCursor(await files.add(main), main, files.roots), readPattern: linearPattern };
    if (!/^3\.[0-2](\.|$)/.test(String(document.node.openapi)))
      throw files.errorAt(
        main,
        ['openapi'],
        'Not an OpenAPI document: openapi must be 3.0.x, 3.1.x or 3.2.x, or swagger 2.0.',
      );
    const warnings = await followReferences(files, document);
    const flaws = [...flawsIn(document)].map(
      ({ part, reason }) => files.errorAt(part.file, part.pointer, reason).message,
    );
    return { document, files: files.texts, warnings: [...flaws, ...warnings] };
  } catch (error) {
    if (error instanceof DocumentError) error.files = files.addresses;
    throw error;
  }
}

/** What operations do not need. */
const unused = new Set(['components', 'webhooks', 'callbacks', 'links', 'definitions', '$defs']);

/**
 * Reads the files that a document refers to.
 *
 * @returns what is wrong with references and schemas
 * @throws DocumentError for a missing file that an operation needs
 */
async function followReferences(files: DocumentFiles, document: Cursor): Promise<string[]> {
  const seen = new Set<Json>();
  const references: { node: { $ref?: string }; address: string }[] = [];
  const warnings: string[] = [];
  const waiting: UnreadPart[] = [{ part: document, file: document.file, namedBy: '', isUsed: true }];
  const later: UnreadPart[] = [];
  for (let place = waiting.pop(); place; place = waiting.pop() ?? later.pop()) {
    const { file, namedBy } = place;
    const { node } = place.part;
    if (seen.has(node)) continue;
    seen.add(node);
    warnings.push(...removeEndlessData(files, place), ...(namedBy === '' ? ignoredKeywords(files, place) : []));
    const part = namedBy === '' ? enterResource(place.part) : place.part;
    for (const [name, inner, innerNamedBy] of objectsIn(node, namedBy)) {
      const isLater = place.isUsed && namedBy === '' && unused.has(name);
      const next = {
        part: { ...part, node: inner, pointer: [...part.pointer, name] },
        file,
        namedBy: innerNamedBy,
        isUsed: place.isUsed && !isLater,
      };
      const queue = next.isUsed ? waiting : later;
      queue.push(next);
      const key = '$ref' in inner ? '$ref' : '$dynamicRef';
      const reference = inner[key];
      if (typeof reference !== 'string' || isLater) continue;
      const target = await files.targetOf(next, reference).catch((error: unknown) => {
        if (!(error instanceof DocumentError) || next.isUsed) throw error;
        return error;
      });
      if (target instanceof DocumentError) {
        warnings.push(target.message);
        delete (inner as Record<string, unknown>)[key];
      } else if (typeof target === 'object') {
        if (key === '$ref') references.push({ node: inner, address: absoluteReference(part, reference) });
        queue.push({ ...next, part: target, file: files.roots.has(target.file) ? target.file : file });
      } else (node as Record<string, unknown>)[name] = target;
    }
  }
  // Schemas of several files may be merged.
  if (files.texts.size > 1) for (const { node, address } of references) node.$ref = address;
  return warnings;
}

/** Leaves out examples that contain themselves. @returns a line about each */
function removeEndlessData(files: DocumentFiles, { part: { node, pointer }, file, namedBy }: UnreadPart): string[] {
  const endless = dataIn(node, namedBy).filter((name) => countValues(node[name]) > MAX_DATA);
  for (const name of endless) delete (node as Record<string, unknown>)[name];
  return endless.map((name) => {
    const reason = `Its ${name} contains itself, or has over a million values, and is left out.`;
    return files.errorAt(file, [...pointer, name], reason).message;
  });
}

const sampleLimits = Object.entries(SAMPLE_LIMITS);
const jsonTypeNames = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

function ignoredKeywords(files: DocumentFiles, { part: { node, pointer }, file }: UnreadPart): string[] {
  const note = (place: readonly string[], reason: string) => files.errorAt(file, place, reason).message;
  const { pattern, patternProperties, type } = node;
  const patterns = isObjectOrArray(patternProperties) ? Object.keys(patternProperties) : [];
  if (typeof pattern === 'string') patterns.push(pattern);
  const reasonOf = (one: string) => (parsePattern(one) ? 'could take for ever' : 'is not read by JavaScript');
  const named = type === undefined || pointer.at(-2) === 'securitySchemes' ? [] : [type].flat();
  const others = named.filter((one) => typeof one === 'string' && !jsonTypeNames.includes(one)) as string[];
  return [
    ...patterns
      .filter((one) => !linearPattern(one))
      .map((one) => note(pointer, `The pattern ${one} ${reasonOf(one)}, and is not checked.`)),
    ...sampleLimits
      .filter(([name, most]) => Number(node[name] ?? 0) > most)
      .map(([name, most]) => note([...pointer, name], `Its ${name} is over ${most}: what is made for it is shorter.`)),
    ...others.map((one) => note([...pointer, 'type'], `${one} is not a type of values, and is ignored.`)),
  ];
}
