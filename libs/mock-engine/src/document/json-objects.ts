/** An object or a list of JSON. */
export interface Json {
  readonly [name: string]: unknown;
}

export const isObjectOrArray = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** An object or list; empty for another value. */
export const jsonOrEmpty = (value: unknown): Json => (isObjectOrArray(value) ? value : {});

/** The values in one, as often as it has them; without end where it contains itself, as YAML can write it. */
export function countValues(value: unknown, known = new Map<Json, number>()): number {
  if (!isObjectOrArray(value)) return 1;
  const found = known.get(value);
  if (found !== undefined) return found;
  known.set(value, Infinity);
  const size = Object.values(value).reduce<number>((sum, one) => sum + countValues(one, known), 1);
  known.set(value, size);
  return size;
}

/** Maps that may have extensions between their names. */
export const extendedMaps = new Set(['paths', 'responses']);

/** Keys whose values are data, in which `$ref` is a name like any other. */
const dataKeys = new Set(['example', 'default', 'enum', 'const', 'value']);

const isExtension = (name: string, namedBy: string) =>
  name.startsWith('x-') && (namedBy === '' || extendedMaps.has(namedBy));

/** The names of the data and extensions in an object of a document. */
export const dataIn = (node: Json, namedBy: string): string[] =>
  Object.keys(node).filter((name) => isExtension(name, namedBy) || (namedBy === '' && isData(name, node[name])));

const isData = (name: string, value: unknown) => dataKeys.has(name) || (name === 'examples' && Array.isArray(value));

/** Keys whose objects have names for keys, such as those of fields. */
const nameKeys = new Set(
  (
    'properties patternProperties dependentSchemas dependencies $defs definitions paths webhooks schemas responses parameters ' +
    'examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes content encoding mapping variables'
  ).split(' '),
);

/**
 * The objects and lists in one of a document, without data and extensions.
 *
 * @param namedBy the key whose object it is, where its own keys are names
 */
export function* objectsIn(node: Json, namedBy: string): Generator<[name: string, inner: Json, namedBy: string]> {
  for (const name in node) {
    const inner = node[name];
    if (!isObjectOrArray(inner)) continue;
    if (isExtension(name, namedBy) || (namedBy === '' && isData(name, inner))) continue;
    yield [name, inner, namedBy === '' && nameKeys.has(name) && !Array.isArray(inner) ? name : ''];
  }
}
