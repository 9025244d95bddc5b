import { newTable, jsonOrEmpty, type Json } from '../http/json.ts';
import { METHODS } from './calls.ts';
import { tryResolveReference, objectsIn, type Cursor } from './document.ts';

/** Kinds of components besides schemas. */
const kinds = new Set('responses parameters headers examples requestBodies links callbacks securitySchemes'.split(' '));

/** Where the target of a reference goes, by the key that the reference stands below. */
const componentKind = (key: string) => (key === 'requestBody' ? 'requestBodies' : kinds.has(key) ? key : 'schemas');

/** Below these, a reference is replaced by its target: OpenAPI has no components of operations, and 3.0 none of paths. */
const inlined = new Set(['paths', 'webhooks', 'pathItems', ...METHODS]);

/** A document of several files as one, whose references lead to places inside it. */
export function bundle(document: Cursor): Json {
  const names = new Map<Json, string>();
  const added = newTable<Record<string, unknown>>();
  const ancestors = new Set<Json>();

  /** @param key that the part stands below, or the one of the map that it is in */
  function copy(part: Cursor, key: string, namedBy: string): unknown {
    const { node } = part;
    // YAML can write a value inside itself.
    if (ancestors.has(node)) return {};
    ancestors.add(node);
    const copied: Record<string, unknown> = { ...node };
    for (const [name, inner, innerNamedBy] of objectsIn(node, namedBy)) {
      const below = namedBy || (Array.isArray(node) ? key : name);
      const inside: Cursor = { ...part, node: inner };
      // One that nothing uses may lead nowhere.
      const target = typeof inner['$ref'] === 'string' ? tryResolveReference(inside, inner['$ref']) : undefined;
      if (!target) copied[name] = copy(inside, below, innerNamedBy);
      // Fields, paths and components may be in another file as a whole.
      else if (innerNamedBy !== '') copied[name] = copy(target, below, innerNamedBy);
      else copied[name] = referenceTo(target, inner, String(inner['$ref']), below);
    }
    ancestors.delete(node);
    return Array.isArray(node) ? Object.values(copied) : copied;
  }

  function referenceTo(target: Cursor, { $ref: _, ...beside }: Json, reference: string, below: string): unknown {
    if (inlined.has(below)) return { ...(copy(target, below, '') as Json), ...beside };
    if (target.file === document.file) return { $ref: `#${reference.split('#')[1] ?? ''}`, ...beside };
    const kind = componentKind(below);
    const group = ((added[kind] ??= newTable()), added[kind]);
    let name = names.get(target.node);
    if (name === undefined) {
      name = nameIn(group, kind, reference);
      names.set(target.node, name);
      group[name] = {};
      group[name] = copy(target, kind, '');
    }
    return { $ref: `#/components/${kind}/${name}`, ...beside };
  }

  const own = document.node['components'] as Readonly<Record<string, Json | undefined>> | undefined;

  function nameIn(group: Json, kind: string, reference: string): string {
    const last = reference.split('/').at(-1) ?? '';
    const base = last.replace(/\.(ya?ml|json)?#?$/, '').replaceAll(/[^\w.-]/g, '_') || kind;
    const isTaken = (name: string) => Object.hasOwn(group, name) || Object.hasOwn(own?.[kind] ?? {}, name);
    let name = base;
    for (let count = 2; isTaken(name); count++) name = `${base}-${count}`;
    return name;
  }

  const root = copy(document, '', '') as Json;
  const components = jsonOrEmpty(root['components']);
  const merged = Object.entries(added).map(([kind, more]) => [kind, { ...(components[kind] as Json), ...more }]);
  return merged.length === 0 ? root : { ...root, components: { ...components, ...Object.fromEntries(merged) } };
}
