import {
  CORE_SCHEMA,
  dump,
  defineScalarTag,
  EVENT_ID,
  getScalarValue,
  intCoreTag,
  load,
  mergeTag,
  NOT_RESOLVED,
  parseEvents,
  YAMLException,
  type Event,
} from 'js-yaml';

import { exactInteger, readJson } from '../store/exact-json.ts';
import { ContractError } from './document.ts';
import { isTree, type Tree } from './tree.ts';

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

/** Integers with all their digits. */
const exactTag = defineScalarTag<number | bigint>(intCoreTag.tagName, {
  ...intCoreTag,
  identify: (value) => typeof value === 'bigint' || intCoreTag.identify(value),
  resolve: (source, ...more) => {
    const value = intCoreTag.resolve(source, ...more);
    return value === NOT_RESOLVED ? value : exactInteger(value, source);
  },
});

const schema = CORE_SCHEMA.withTags(mergeTag, exactTag);

/** Of objects and lists inside each other; generated documents write schemas out. */
const MAX_DEPTH = 1_000;

/** @throws UnreadableText */
export function parseTree(text: string): Tree {
  try {
    return treeOf(readJson(text));
  } catch {
    // YAML, which includes JSON and names the line of an error.
  }
  try {
    return treeOf(load(text, { schema, maxDepth: MAX_DEPTH }));
  } catch (error) {
    if (error instanceof YAMLException) throw new UnreadableText(error.reason, (error.mark?.line ?? 0) + 1);
    throw error;
  }
}

/** As YAML. */
export const printTree = (tree: object): string => dump(tree, { schema, noRefs: true, lineWidth: 120 });

const treeOf = (value: unknown): Tree => (isTree(value) ? value : {});

/** Finds the line of a path in a text, from 1. Parses the text once, at the first call. */
export function linesOf(text: string): (place: readonly string[]) => number {
  let events: Event[] | undefined;
  return (place) =>
    text.slice(0, offsetOf((events ??= parseEvents(text, { maxDepth: MAX_DEPTH })), text, place)).split('\n').length;
}

/** Where a path begins, as far as it exists. */
function offsetOf(events: readonly Event[], text: string, place: readonly string[]): number {
  // After the beginning of the document.
  let index = 1;
  let offset = 0;
  for (const name of place) {
    const parent = events[index];
    index += 1;
    if (parent?.type === EVENT_ID.MAPPING) {
      while (!isKey(events[index], text, name)) {
        if (isEnd(events[index])) return offset;
        index = after(events, after(events, index));
      }
      offset = startOf(events[index]) ?? offset;
      index += 1;
    } else if (parent?.type === EVENT_ID.SEQUENCE) {
      for (let skipped = 0; skipped < Number(name) && !isEnd(events[index]); skipped++) index = after(events, index);
      offset = startOf(events[index]) ?? offset;
    } else return offset;
  }
  return offset;
}

const isEnd = (event: Event | undefined) => event === undefined || event.type === EVENT_ID.POP;

const isKey = (event: Event | undefined, text: string, name: string) =>
  event?.type === EVENT_ID.SCALAR && getScalarValue(text, event) === name;

const startOf = (event: Event | undefined): number | undefined => {
  if (event?.type === EVENT_ID.SCALAR) return event.valueStart;
  return event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE ? event.start : undefined;
};

/** The event behind the value that begins at one. */
function after(events: readonly Event[], from: number): number {
  let depth = 0;
  for (let index = from; index < events.length; index++) {
    const type = events[index]?.type;
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth += 1;
    if (type === EVENT_ID.POP) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return events.length;
}
