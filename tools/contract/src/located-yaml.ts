import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml';

/** A YAML text such as openapi.yaml, read once: what it says, and where. */
export interface LocatedYaml {
  readonly tree: unknown;
  /** Why it cannot be read; `undefined` when it can. */
  readonly fault: string | undefined;
  /**
   * The line, from 1, of what stands at a path; of its nearest surroundings when nothing stands there. References are
   * followed.
   */
  readonly lineOf: (path: readonly string[]) => number;
}

const REFERENCES_FOLLOWED = 8;

export function locatedYaml(text: string): LocatedYaml {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const [error] = document.errors;
  return {
    tree: error ? undefined : document.toJS(),
    fault: error?.message.split('\n')[0],
    lineOf: (path) => counter.linePos(offsetOf(document, path, REFERENCES_FOLLOWED)).line,
  };
}

function offsetOf(document: Document, path: readonly string[], references: number): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const [index, name] of path.entries()) {
    const reference = isMap(node) && !node.has(name) ? node.get('$ref') : undefined;
    if (typeof reference === 'string' && references > 0) {
      return offsetOf(document, [...segmentsOf(reference), ...path.slice(index)], references - 1);
    }
    const step = stepInto(node, name);
    if (!step) return offset;
    ({ node, offset } = step);
  }
  return offset;
}

function stepInto(node: unknown, name: string): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => String(key) === name);
    return pair && isNode(pair.key) ? { node: pair.value, offset: pair.key.range?.[0] ?? 0 } : undefined;
  }
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  return isNode(item) ? { node: item, offset: item.range?.[0] ?? 0 } : undefined;
}

/** `#/components/schemas/User` as names. */
export const segmentsOf = (reference: string): string[] => reference.replace(/^#\//, '').split('/');
