import { child, referenceName, tryResolveReference, type Cursor } from '../document/document.ts';
import { isObjectOrArray, jsonOrEmpty } from '../http/json.ts';
import { memoizedBySchema } from '../store/lazy.ts';
import { withAllOf, isOtherWay, keywordsOf, type Direction } from './keywords.ts';

/** Which field chooses a schema, and the references that its names stand for. */
export const discriminatorOf = memoizedBySchema((schema: Cursor) => {
  const { propertyName, mapping } = child(schema, 'discriminator')?.node ?? {};
  const targets = Object.entries(jsonOrEmpty(mapping)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { field: typeof propertyName === 'string' ? propertyName : undefined, mapping: new Map(targets) };
});

/** Whether a request needs a field, whatever the document says of it: nothing else tells which schema is meant. */
export const isDiscriminator = (schemas: readonly Cursor[], name: string, direction: Direction | undefined): boolean =>
  direction === 'request' && schemas.some((one) => discriminatorOf(one).field === name);

/** The names that a discriminator knows. */
export function discriminatorNames(schema: Cursor, key: string): string[] {
  const mapped = [...discriminatorOf(schema).mapping.keys()];
  return mapped.length > 0 ? mapped : referencesIn(schema, key).map(referenceName);
}

/** The references of alternatives; empty for those that are written out. */
export function referencesIn({ node }: Cursor, key: string): string[] {
  const alternatives = Array.isArray(node[key]) ? (node[key] as unknown[]) : [];
  return alternatives.map((one) => (isObjectOrArray(one) && typeof one.$ref === 'string' ? one.$ref : ''));
}

/** The reference that the value of a discriminator stands for. */
function mappedTarget(schema: Cursor, value: unknown): { target: string; isMapped: boolean } | undefined {
  const { field, mapping } = discriminatorOf(schema);
  const name = isObjectOrArray(value) && field !== undefined ? value[field] : undefined;
  return typeof name === 'string' ? { target: mapping.get(name) ?? name, isMapped: mapping.has(name) } : undefined;
}

/** The names that a schema itself gives to a discriminator's field. */
export const declaredNames = (schema: Cursor, field: string): readonly unknown[] | undefined =>
  withAllOf(schema)
    .map((part) => keywordsOf(part).properties.get(field))
    .map((part) => part && keywordsOf(part).values)
    .find((names) => names !== undefined);

/** The index of the schema that a value's discriminator names; -1 for an unknown name. */
export function alternativeNamed(schema: Cursor, key: string, value: unknown): number | undefined {
  const named = mappedTarget(schema, value);
  const references = referencesIn(schema, key);
  if (!named || references.includes('')) return undefined;
  const index = references.findIndex(
    (one) => one === named.target || referenceName(one) === referenceName(named.target),
  );
  if (index >= 0) return index;
  // A mapping that leads elsewhere chooses nothing, and schemas with names of their own choose by them.
  const { alternatives = [] } = keywordsOf(schema).choices.find((one) => one.key === key) ?? {};
  const isOwn = alternatives.some((one) => declaredNames(one, discriminatorOf(schema).field ?? '') !== undefined);
  return named.isMapped || isOwn ? undefined : -1;
}

/** The schema that extends this one by `allOf`, which the value's discriminator names. */
export function extensionNamed(schema: Cursor, value: unknown): Cursor | undefined {
  const named = mappedTarget(schema, value);
  return named && resolveMapping(schema, named.target);
}

/** The schema that a discriminator names, by its name or a reference. */
export const resolveMapping = (schema: Cursor, target: string): Cursor | undefined =>
  tryResolveReference(schema, /[/.#]/.test(target) ? target : `#/components/schemas/${target}`);

const otherFields = {
  request: memoizedBySchema(fieldsOfTheOther('request')),
  response: memoizedBySchema(fieldsOfTheOther('response')),
};

/** Names of a schema's fields of the other direction; those that choose a schema end with `?`. */
function fieldsOfTheOther(direction: Direction) {
  return (schema: Cursor): readonly string[] => {
    const fields = withAllOf(schema).flatMap((part) => [...keywordsOf(part).properties]);
    const names = fields.flatMap(([name, part]) => (isOtherWay(part, direction) ? [name] : []));
    const { field } = discriminatorOf(schema);
    return field === undefined || direction === 'response' ? names : [...names, `${field}?`];
  };
}

/** The fields of the other direction in a schema and those that combine it, for the same value, in one text. */
export function otherFieldsIn(schema: Cursor, outer: string, direction: Direction | undefined): string {
  const more = direction === undefined ? [] : otherFields[direction](schema);
  return more.length === 0 ? outer : [...new Set([...outer.split('\n'), ...more])].sort().join('\n');
}

/** Whether one that is missing is among them, and chooses no schema. */
export function mayBeMissing(fields: string, name: string): boolean {
  const names = fields.split('\n');
  return names.includes(name) && !names.includes(`${name}?`);
}
