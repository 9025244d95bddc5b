import { isMap } from '../http/json.ts';
import { isValid } from '../schema/check-value.ts';
import { canonical } from '../schema/equal.ts';
import { keywordsOf, isOtherWay } from '../schema/keywords.ts';
import { type Part } from '../document/document.ts';
import { isTree, type Tree } from '../document/tree.ts';
import { fieldsOf } from './places.ts';
import { variantsFor, variantsOf } from '../schema/merge-schemas.ts';
import type { Sample } from '../samples/sample.ts';
import { readings, typesOf } from '../document/types-of.ts';

/** What became of the objects inside one, which each of its ways would do again. */
type Known = Map<Tree, Map<Tree, Tree>>;

/**
 * An object with what its schema requires and what the server sets there, and without what it does not allow: of several
 * ways to read the schema, the one that keeps most of the object.
 */
export function fitted(schema: Part, value: Tree, make: Sample, known: Known = new Map()): Tree {
  const before = known.get(schema.node)?.get(value);
  if (before) return before;
  const ways = variantsFor(schema, value).filter((way) => typesOf(way).size === 0 || typesOf(way).has('object'));
  const made = ways.map((way) => fittedTo(way, value, make, known));
  const valid = made.length > 1 ? made.filter((one) => isValid(schema, one, 'response')) : made;
  const found = (valid.length > 0 ? valid : made).reduce(
    (best, one) => (likeness(one, value) > likeness(best, value) ? one : best),
    valid[0] ?? made[0] ?? value,
  );
  known.set(schema.node, (known.get(schema.node) ?? new Map<Tree, Tree>()).set(value, found));
  return found;
}

/** How much of a value is in another one, less what that has besides. */
function likeness(one: unknown, other: unknown): number {
  if (!isTree(one) || !isTree(other)) return Number(canonical(one) === canonical(other));
  const names = Object.keys(one);
  return names.reduce((sum, name) => sum + (name in other ? likeness(one[name], other[name]) : -1 / 1000), 0);
}

function fittedTo(way: Part, value: Tree, make: Sample, known: Known): Tree {
  const { properties: fields, required } = keywordsOf(way);
  // In the schema's order, so that all items print alike.
  const listed = [...fields].flatMap(([name, field]): [string, unknown][] => {
    if (isOtherWay(field, 'response')) return [];
    const own = completedValue(field, value[name], make, known);
    const isOwed = required.includes(name) || (field.node.readOnly === true && value[name] === undefined);
    return own !== undefined || isOwed ? [[name, own === undefined ? make(field, name) : own]] : [];
  });
  const others =
    way.node.additionalProperties === false ? [] : Object.entries(value).filter(([name]) => !fields.has(name));
  return Object.fromEntries([...listed, ...others]);
}

/** A value as a schema has it, with what the server sets in it; undefined when it does not fit then either. */
function completedValue(schema: Part, value: unknown, make: Sample, known: Known): unknown {
  const cast = castTo(schema, value);
  if (cast !== undefined || !isTree(value)) return cast;
  const items = Array.isArray(value) ? itemsOf(schema) : undefined;
  const completed = Array.isArray(value)
    ? value.map((entry: unknown) => (items ? completedValue(items, entry, make, known) : entry))
    : fitted(schema, value, make, known);
  return isValid(schema, completed, 'response') ? completed : undefined;
}

/**
 * A changed value with what the server had set in it: in objects at the same place, and in the entries of lists that were
 * sent with it.
 *
 * @param sent the value with what the client may not set
 */
export function withSetFields(schema: Part, value: unknown, sent: unknown, before: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(before)) {
    const there = before as readonly unknown[];
    const items = itemsOf(schema);
    const entries = Array.isArray(sent) ? (sent as unknown[]) : [];
    return items
      ? value.map((entry: unknown, index) => {
          const known = there.find((one) => isSameEntry(items, entries[index], one));
          return withSetFields(items, entry, entries[index], known);
        })
      : value;
  }
  if (!isMap(value) || !isMap(before)) return value;
  const fields = fieldsOf(schema);
  const set = [...fields].filter(([name, field]) => isOtherWay(field, 'request') && name in before);
  return {
    ...Object.fromEntries(set.map(([name]) => [name, before[name]])),
    ...Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const field = fields.get(name);
        return [name, field ? withSetFields(field, one, isMap(sent) ? sent[name] : undefined, before[name]) : one];
      }),
    ),
  };
}

/** Whether a sent entry names, by what only the server sets, one that is there. */
function isSameEntry(schema: Part, sent: unknown, before: unknown): boolean {
  if (!isMap(sent) || !isMap(before)) return false;
  const set = [...fieldsOf(schema)].filter(([name, field]) => isOtherWay(field, 'request') && name in sent);
  return set.length > 0 && set.every(([name]) => canonical(sent[name]) === canonical(before[name]));
}

const itemsOf = (schema: Part): Part | undefined =>
  [schema, ...variantsOf(schema)].map((one) => keywordsOf(one).items).find((items) => items !== undefined);

/** A value as a schema has it, a number as a text and a text as a number; undefined when it does not fit. */
export function castTo(schema: Part, value: unknown): unknown {
  const isFitting = (one: unknown) => one !== undefined && isValid(schema, one, 'response');
  return isFitting(value) ? value : readings(value).find(isFitting);
}

/** An object with those of the given fields that its schema lists. */
export function overlaid(schema: Part, body: Tree, given: Tree): Tree {
  const same = [...fieldsOf(schema)].flatMap(([name, field]): [string, unknown][] => {
    const own = castTo(field, given[name]);
    return own === undefined ? [] : [[name, own]];
  });
  return { ...body, ...Object.fromEntries(same) };
}
