/** An object or a list of a parsed document. */
export interface Tree {
  readonly [name: string]: unknown;
}

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Maps that may have extensions between their names. */
export const extendedMaps = new Set(['paths', 'responses']);

/** Keys whose values are data, in which `$ref` is a name like any other. */
const dataKeys = new Set(['example', 'default', 'enum', 'const', 'value']);

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
export function* treesIn(node: Tree, namedBy: string): Generator<[name: string, inner: Tree, namedBy: string]> {
  for (const name in node) {
    const inner = node[name];
    if (!isTree(inner)) continue;
    const isData = dataKeys.has(name) || (name === 'examples' && Array.isArray(inner));
    const isExtension = name.startsWith('x-') && (namedBy === '' || extendedMaps.has(namedBy));
    if (isExtension || (isData && namedBy === '')) continue;
    yield [name, inner, namedBy === '' && nameKeys.has(name) && !Array.isArray(inner) ? name : ''];
  }
}
