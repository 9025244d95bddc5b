import { CORE_SCHEMA, dump, load, Type, YAMLException, type State } from 'js-yaml';
import { exactInteger, readJson, jsonOrEmpty, type Json } from '../http/json.ts';
import { ContractError, countValues } from './document.ts';

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

const exactIntegers = new Type('tag:yaml.org,2002:int', {
  kind: 'scalar',
  resolve: (text: string) => /^([-+]?\d+|0o[0-7]+|0x[\da-f]+)$/i.test(text),
  construct: (text: string) => exactInteger(Number(text), text),
  predicate: (value: unknown) => typeof value === 'bigint' || Number.isInteger(value),
  represent: String,
});
const mergeKey = new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (text: string) => text === '<<' });
const binaryText = new Type('tag:yaml.org,2002:binary', { kind: 'scalar' });

const schema = CORE_SCHEMA.extend({ implicit: [mergeKey, exactIntegers], explicit: [binaryText] });

/** Of objects and lists inside each other; generated documents write schemas out. */
const yamlLimits = { maxDepth: 1_000 };

/** @throws UnreadableText */
export function parseObject(text: string): Json {
  const value = parseText(text);
  return jsonOrEmpty(value);
}

/** Aliases of aliases make billions. */
const MAX_VALUES = 1e7;

/** Any value. @throws UnreadableText */
export function parseText(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    // YAML, which includes JSON and names the line of an error.
  }
  try {
    const value = load(text, { ...yamlLimits, schema });
    const size = countValues(value);
    // Schemas may contain themselves.
    if (size > MAX_VALUES && size < Infinity)
      throw new UnreadableText('Its aliases make it more than ten million values.', 1);
    return value;
  } catch (error) {
    if (error instanceof YAMLException) throw new UnreadableText(error.reason, (error.mark?.line ?? 0) + 1);
    throw error;
  }
}

/** As YAML. */
export const stringifyYaml = (tree: object): string => dump(tree, { schema, noRefs: true, lineWidth: 120 });

/** A value of a text, or the name of a field. */
interface TextNode {
  readonly line: number;
  readonly kind?: State['kind'];
  readonly value?: unknown;
  /** Of a list its items, of an object its names and values in turn. */
  readonly inside: TextNode[];
}

/** Finds the line of a path in a text, from 1. Parses the text once, at the first call. */
export function createLineFinder(text: string): (place: readonly string[]) => number {
  let root: TextNode | undefined;
  return (place) => {
    let [spot, line] = [(root ??= readTextNodes(text)) as TextNode | undefined, 0];
    for (const name of place) {
      const index =
        spot?.kind === 'mapping'
          ? spot.inside.findIndex((one, at) => at % 2 === 0 && String(one.value) === name)
          : Number(name);
      const found = spot?.inside[index];
      if (!found) break;
      line = found.line;
      spot = spot?.kind === 'mapping' ? spot.inside[index + 1] : found;
    }
    return line + 1;
  };
}

function readTextNodes(text: string): TextNode {
  const root: TextNode = { line: 0, inside: [] };
  const open = [root];
  load(text, {
    ...yamlLimits,
    schema,
    listener(event, { line, kind, result }) {
      if (event === 'open') return void open.push({ line, inside: [] });
      const spot = open.pop();
      // What might have been a key is opened twice.
      const [first] = spot?.inside ?? [];
      const inside = (first?.value === result && first?.inside) || spot?.inside;
      if (spot && inside) open.at(-1)?.inside.push({ line: spot.line, kind, value: result as unknown, inside });
    },
  });
  return root.inside[0] ?? root;
}
