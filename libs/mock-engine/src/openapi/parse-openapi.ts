import { load, YAMLException } from 'js-yaml';
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { child, ContractError, isTree, wholeOf, type Part, type Tree } from './document.ts';

export interface OpenApi {
  readonly whole: Part;
  /** The line of a path, from 1; where the path does not exist, of its nearest parent. */
  readonly lineOf: (place: readonly string[]) => number;
}

/** Invalid YAML or JSON. */
export class UnreadableText extends ContractError {
  readonly reason: string;
  readonly line: number;
  constructor(reason: string, line: number) {
    super(`line ${line}: ${reason}`);
    this.reason = reason;
    this.line = line;
  }
}

/** @throws ContractError for invalid YAML */
export function parseOpenApi(text: string): OpenApi {
  const tree = parseTree(text);
  const whole = wholeOf(tree);
  const lineAt = linesIn(text);
  return { whole, lineOf: (place) => lineAt(resolved(whole, place)) };
}

/** @throws UnreadableText */
export function parseTree(text: string): Tree {
  try {
    return treeOf(JSON.parse(text));
  } catch {
    // YAML, which includes JSON and names the line of an error.
  }
  try {
    return treeOf(load(text));
  } catch (error) {
    if (error instanceof YAMLException) throw new UnreadableText(error.reason, (error.mark?.line ?? 0) + 1);
    throw error;
  }
}

const treeOf = (value: unknown): Tree => (isTree(value) ? value : {});

/** The line of a path in a text, from 1. */
export const lineIn = (text: string, place: readonly string[]): number => linesIn(text)(place);

/** Seldom needed, so that the positions are only then read. */
function linesIn(text: string): (place: readonly string[]) => number {
  const counter = new LineCounter();
  let yaml: Document | undefined;
  return (place) => counter.linePos(offsetOf((yaml ??= parseDocument(text, { lineCounter: counter })), place)).line;
}

/** A path in the file with references resolved, as far as it exists. */
function resolved(whole: Part, place: readonly string[]): readonly string[] {
  let part = whole;
  for (const name of place) {
    const next = child(part, name);
    if (!next) return name in part.node ? [...part.at, name] : part.at;
    part = next;
  }
  return part.at;
}

function offsetOf(yaml: Document, at: readonly string[]): number {
  let node: unknown = yaml.contents;
  let offset = 0;
  for (const name of at) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === name);
      if (pair && isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(name)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    }
  }
  return offset;
}
