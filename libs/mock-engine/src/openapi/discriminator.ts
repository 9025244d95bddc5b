import { child, lastOf, referred, type Part } from './document.ts';
import { isTree, type Tree } from './tree.ts';
import { innerOf, MAX_COMBINED, type Direction } from './schema-parts.ts';

const discriminatorOf = (schema: Part): Tree => child(schema, 'discriminator')?.node ?? {};

export const fieldOf = (schema: Part) => String(discriminatorOf(schema).propertyName);

/** Whether a request needs a field, whatever the document says of it: nothing else tells which schema is meant. */
export const isChoice = (schemas: readonly Part[], name: string, direction: Direction | undefined): boolean =>
  direction === 'request' && schemas.some((one) => fieldOf(one) === name);

/** The names that a discriminator knows. */
export function namesOf(schema: Part, key: string): string[] {
  const { mapping } = discriminatorOf(schema);
  const list = schema.node[key] as readonly { $ref?: string }[];
  const mapped = Object.keys(isTree(mapping) ? mapping : {});
  return mapped.length > 0 ? mapped : list.map(({ $ref = '' }) => lastOf($ref));
}

/** The reference that the value of a discriminator stands for. */
function targetNamed(schema: Part, value: unknown): { target: string; isMapped: boolean } | undefined {
  const { propertyName, mapping } = discriminatorOf(schema);
  const name = isTree(value) && typeof propertyName === 'string' ? value[propertyName] : undefined;
  if (typeof name !== 'string') return undefined;
  const mapped = isTree(mapping) && Object.hasOwn(mapping, name) ? mapping[name] : undefined;
  return { target: typeof mapped === 'string' ? mapped : name, isMapped: mapped !== undefined };
}

/** The names that a schema itself gives to a discriminator's field. */
export function namesIn(schema: Part, field: string, depth = 0): readonly unknown[] | undefined {
  const { properties, allOf } = innerOf(schema);
  const { const: only, enum: all } = properties.get(field)?.node ?? {};
  if (only !== undefined) return [only];
  if (Array.isArray(all)) return all as unknown[];
  if (depth === MAX_COMBINED) return undefined;
  return allOf.map((part) => namesIn(part, field, depth + 1)).find((names) => names !== undefined);
}

/** The index of the schema that a value's discriminator names; -1 for an unknown name. */
export function discriminated(schema: Part, key: string, value: unknown): number | undefined {
  const named = targetNamed(schema, value);
  const list = schema.node[key] as readonly { $ref?: string }[];
  if (!named || !list.every(({ $ref }) => $ref !== undefined)) return undefined;
  const index = list.findIndex(({ $ref = '' }) => $ref === named.target || lastOf($ref) === lastOf(named.target));
  if (index >= 0) return index;
  // A mapping that leads elsewhere chooses nothing, and schemas with names of their own choose by them.
  const { ways = [] } = innerOf(schema).ways.find((one) => one.key === key) ?? {};
  const isOwn = ways.some((way) => namesIn(way, String(discriminatorOf(schema).propertyName)) !== undefined);
  return named.isMapped || isOwn ? undefined : -1;
}

/** The schema that extends this one by `allOf`, which the value's discriminator names. */
export function extensionOf(schema: Part, value: unknown): Part | undefined {
  const named = targetNamed(schema, value);
  if (!named) return undefined;
  return schemaNamed(schema, named.target);
}

/** The schema that a discriminator names, by its name or a reference. */
export function schemaNamed(schema: Part, target: string): Part | undefined {
  try {
    return referred(schema, /[/.#]/.test(target) ? target : `#/components/schemas/${target}`);
  } catch {
    return undefined;
  }
}
