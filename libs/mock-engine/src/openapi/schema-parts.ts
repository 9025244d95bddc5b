import { child, referred, schemaAt, type Part } from './document.ts';
import { isTree, type Tree } from './tree.ts';
import { patternOf } from './patterns.ts';
import { ownTypes } from './types-of.ts';

/** Parts of `allOf` inside each other; deeper ones say nothing new of a field. */
export const MAX_COMBINED = 10;

/** Which way a value goes: requests have no `readOnly` fields, responses no `writeOnly` ones. */
export type Direction = 'request' | 'response';

/** Whether a field belongs to the other direction only. */
export const isOtherWay = ({ node }: Part, direction: Direction | undefined): boolean =>
  direction !== undefined && node[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;

/** The schemas inside a schema. */
export type Inner = ReturnType<typeof readInner>;

const known = new WeakMap<Tree, Inner>();

/** Read once, because following references takes longer than checking. */
export function innerOf(schema: Part): Inner {
  const found = known.get(schema.node);
  if (found) return found;
  const inner = readInner(schema);
  known.set(schema.node, inner);
  return inner;
}

function readInner(schema: Part) {
  const { node } = schema;
  const one = (key: string) => schemaAt(schema, key);
  const named = (key: string): [name: string, part: Part][] => {
    const parent = child(schema, key);
    return Object.keys(parent?.node ?? {}).flatMap((name) => {
      const part = parent && schemaAt(parent, name);
      return part ? [[name, part] as [string, Part]] : [];
    });
  };
  const all = (key: string) => named(key).map(([, part]) => part);
  const properties = new Map(named('properties'));
  const otherWay = (direction: Direction) =>
    new Set([...properties].filter(([, part]) => isOtherWay(part, direction)).map(([name]) => name));
  const has = (...keys: string[]) => keys.some((key) => key in node);
  const unevaluated = { fields: one('unevaluatedProperties'), entries: one('unevaluatedItems') };
  return {
    types: ownTypes(node),
    values: 'const' in node ? [node.const] : Array.isArray(node.enum) ? (node.enum as unknown[]) : undefined,
    /** Any text fits. */
    isAnyText: !has('minLength', 'maxLength', 'format', 'pattern'),
    /** Any number fits. */
    isAnyNumber: !has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'),
    required: Array.isArray(node.required) ? (node.required as string[]) : [],
    properties,
    /** Names of the properties that do not go this way. */
    otherWay: { request: otherWay('request'), response: otherWay('response') },
    patterns: named('patternProperties').map(([name, part]) => ({
      pattern: patternOf(name),
      part,
    })),
    others: one('additionalProperties'),
    names: one('propertyNames'),
    needs: Object.entries(isTree(node.dependentRequired) ? node.dependentRequired : {}),
    dependent: named('dependentSchemas'),
    first: all('prefixItems'),
    items: one('items'),
    contains: one('contains'),
    allOf: all('allOf'),
    ways: (['anyOf', 'oneOf'] as const).map((key) => ({ key, ways: all(key) })).filter(({ ways }) => ways.length > 0),
    not: one('not'),
    condition: one('if'),
    then: one('then'),
    otherwise: one('else'),
    dynamic: typeof node.$dynamicRef === 'string' ? referred(schema, node.$dynamicRef) : undefined,
    unevaluated: unevaluated.fields || unevaluated.entries ? unevaluated : undefined,
    isPlain: !has('allOf', 'anyOf', 'oneOf', 'if', 'not', 'dependentSchemas', '$dynamicRef', 'discriminator'),
    isClosed: node.additionalProperties === false,
    /** Closed where every object is. The names in a combined schema are listed in several places. */
    isClosedIfExact:
      node.additionalProperties === undefined &&
      !has('allOf', 'anyOf', 'oneOf', 'if', 'patternProperties', '$dynamicRef') &&
      (node.type !== undefined || 'properties' in node),
  };
}
