import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { child, ContractError, isTree, wholeOf, type Part } from './document.ts';

export interface OpenApi {
  readonly whole: Part;
  /** The line of a path, from 1; where the path does not exist, of its nearest parent. */
  readonly lineOf: (place: readonly string[]) => number;
}

/** @throws ContractError for invalid YAML */
export function parseOpenApi(text: string): OpenApi {
  const counter = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: counter });
  const [error] = yaml.errors;
  if (error) throw new ContractError(error.message.split('\n')[0]);

  const tree: unknown = yaml.toJS();
  const whole = wholeOf(isTree(tree) ? tree : {});
  return { whole, lineOf: (place) => counter.linePos(offsetOf(yaml, resolved(whole, place))).line };
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
