import { load, YAMLException } from 'js-yaml';
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import { ContractError, isTree, type Tree } from './document.ts';

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

/** Finds the line of a path in a text, from 1. Parses the text once, at the first call. */
export function linesOf(text: string): (place: readonly string[]) => number {
  const counter = new LineCounter();
  let contents: unknown;
  return (place) => {
    let node: unknown = (contents ??= parseDocument(text, { lineCounter: counter }).contents);
    let offset = 0;
    for (const name of place) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String(key) === name);
        if (pair && isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = node.items[Number(name)];
        if (isNode(node)) offset = node.range?.[0] ?? offset;
      }
    }
    return counter.linePos(offset).line;
  };
}
