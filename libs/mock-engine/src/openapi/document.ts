/** An object or a list of a parsed document. */
export interface Tree {
  readonly [name: string]: unknown;
}

/** A part of an OpenAPI document, with its `$ref` resolved. */
export interface Part {
  /** The file that it is in. */
  readonly document: Tree;
  readonly node: Tree;
  /** Its path in the file; for a reference, the target's. */
  readonly at: readonly string[];
  /** Address of the file; empty for a document of one file. */
  readonly file: string;
  /** The files of the document by address. */
  readonly files: ReadonlyMap<string, Tree>;
}

/** A contract or a pact that cannot be used; the message is for the user. */
export class ContractError extends Error {}

/** References one after another; more of them are a cycle. */
const MAX_REFERENCES = 100;

export const wholeOf = (document: Tree, file = '', files: Part['files'] = new Map()): Part => ({
  document,
  node: document,
  at: [],
  file,
  files,
});

/** The object or list at a key. @throws ContractError when its reference has no target */
export function child(part: Part, name: string, references = 0): Part | undefined {
  const node = Object.hasOwn(part.node, name) ? part.node[name] : undefined;
  return isTree(node) ? followed({ ...part, node, at: [...part.at, name] }, references) : undefined;
}

/** The entries of the object or list at a key, in the order of the file. */
export function children(part: Part, name: string): [name: string, child: Part][] {
  const parent = child(part, name);
  if (!parent) return [];
  return Object.keys(parent.node).flatMap((key) => {
    const found = child(parent, key);
    return found ? [[key, found] as [string, Part]] : [];
  });
}

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The address of a file that a reference names, in whose own file it is. */
export const fileOf = (reference: string, file: string): string => {
  const [address = ''] = reference.split('#');
  return address === '' ? file : file === '' ? address : new URL(address, file).href;
};

/** What stands beside a `$ref` without changing what the schema accepts. */
const isNote = (name: string) => /^(x-|summary|description|title|example|deprecated|default|nullable)/.test(name);

/** What a `$ref` with other keys beside it stands for, so that the same place is always the same object. */
const extended = new WeakMap<Tree, Tree>();

/** Resolves a reference. @throws ContractError when its target does not exist */
function followed(part: Part, references = 0): Part {
  const { $ref: reference } = part.node;
  if (typeof reference !== 'string') return part;

  const file = fileOf(reference, part.file);
  const document = file === part.file ? part.document : part.files.get(file);
  const found = references < MAX_REFERENCES && document && targetIn({ ...part, file, document }, reference, references);
  if (!found) throw new ContractError(`Unresolved reference ${reference} at ${part.at.join(' > ')}.`);
  const { $ref: _, ...beside } = part.node;
  const names = Object.keys(beside);
  if (names.length === 0) return found;
  // OpenAPI 3.1 applies both.
  const isBoth = !names.every(isNote);
  const node =
    extended.get(part.node) ?? (isBoth ? { allOf: [{ $ref: reference }, beside] } : { ...found.node, ...beside });
  extended.set(part.node, node);
  return isBoth ? { ...part, node } : { ...found, node };
}

function targetIn(part: Part, reference: string, references: number): Part | undefined {
  const [, pointer = ''] = reference.split('#');
  const start = followed({ ...part, node: part.document, at: [] }, references + 1);
  return pointer
    .split('/')
    .slice(1)
    .reduce<Part | undefined>((found, name) => found && child(found, unescaped(name), references + 1), start);
}

/** A step of a JSON pointer in a URL. */
const unescaped = (name: string) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
