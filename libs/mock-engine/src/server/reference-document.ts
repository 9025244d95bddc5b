import { callsOf, METHODS, type Call } from '../document/calls.ts';
import { type Cursor } from '../document/document.ts';
import { newTable, ownEntry, isObjectOrArray, jsonOrEmpty, type Json } from '../http/json.ts';

/** The reference takes many seconds for more operations: those of a large document are shown by tag. */
const MAX_OPERATIONS = 200;

/** The tags by which the reference shows a document; none for one that is small enough. */
export function referenceTags(document: Cursor): string[] {
  const calls = callsOf(document);
  return calls.length <= MAX_OPERATIONS ? [] : [...new Set(calls.map((call) => firstTag(call.part.node, call.path)))];
}

/** The first tag of an operation, else the beginning of its path. */
function firstTag({ tags }: Call['part']['node'], path: string): string {
  const [first] = Array.isArray(tags) ? (tags as unknown[]) : [];
  return typeof first === 'string' ? first : (path.split('/')[1] ?? path);
}

/**
 * A document as the reference shows it: with this server alone, so that it sends requests here.
 *
 * @param base path of its calls here
 * @param tag leaves out the operations of others, and what only they use
 */
export function referenceDocument(document: Json, base: string, tag?: string): Json {
  const paths: Record<string, unknown> = {};
  for (const [path, item] of Object.entries(jsonOrEmpty(document['paths']))) {
    const parts = Object.entries(jsonOrEmpty(item)).flatMap(([key, part]) => {
      if (key === 'servers') return [];
      if (!METHODS.includes(key) || !isObjectOrArray(part)) return [[key, part] as const];
      const { servers: _, ...operation } = part;
      return tag === undefined || firstTag(operation, path) === tag ? [[key, operation] as const] : [];
    });
    if (tag === undefined || parts.some(([key]) => METHODS.includes(key))) paths[path] = Object.fromEntries(parts);
  }
  const served = { ...document, servers: [{ url: base || '/' }], paths };
  if (tag === undefined) return served;
  const { openapi, info, security, tags } = document;
  const described = Array.isArray(tags) ? tags.filter((one) => isObjectOrArray(one) && one['name'] === tag) : [];
  const components = usedComponents(document, paths);
  return { openapi, info, security, servers: served.servers, tags: described, paths, components };
}

/** The components that some part refers to, also through others. */
function usedComponents({ components, security }: Json, part: unknown): Json {
  const all = jsonOrEmpty(components);
  const used = newTable<Record<string, unknown>>();
  const waiting: unknown[] = [part];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isObjectOrArray(next)) continue;
    const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)/.exec(String(next['$ref'])) ?? [];
    const group = ownEntry(all, kind);
    const found = isObjectOrArray(group) ? ownEntry(group, name) : undefined;
    if (found !== undefined && used[kind]?.[name] === undefined) {
      (used[kind] ??= newTable())[name] = found;
      waiting.push(found);
    }
    waiting.push(...Object.values(next).filter(isObjectOrArray));
  }
  return {
    ...used,
    ...(security !== undefined || 'securitySchemes' in all ? { securitySchemes: all['securitySchemes'] } : {}),
  };
}
