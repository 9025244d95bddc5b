import { isMap } from '../http/json.ts';
import { type Part } from '../document/document.ts';
import { isTree, type Tree } from '../document/tree.ts';
import { perSchema } from '../document/lazy.ts';
import { keywordsOf } from '../schema/keywords.ts';
import { variantsFor, variantsOf } from '../schema/merge-schemas.ts';
import { typesOf } from '../document/types-of.ts';

/** Where a body has an item or a list of items: itself, or a field in the envelope around them. */
export interface ItemPlace {
  /** The fields on the way to it. */
  readonly path: readonly string[];
  readonly isList: boolean;
  readonly item: Part;
}

/** Envelopes inside each other. */
const MAX_ENVELOPES = 2;

/** A name without the case and the marks that documents spell it with: `tool_id` is `toolId`. */
export const spelled = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase() || name;

/** The fields that a schema lists, in all of its alternatives; of several forms of a field the first. */
export const fieldsOf = perSchema(
  (schema: Part): ReadonlyMap<string, Part> =>
    new Map(
      variantsOf(schema)
        .toReversed()
        .flatMap((variant) => [...keywordsOf(variant).properties]),
    ),
);

/** Whether an object may have fields that its schema does not list. */
export const isOpen = ({ node }: Part): boolean =>
  node.additionalProperties === true || isTree(node.additionalProperties) || node.properties === undefined;

/** The schemas of a value's field, one for each alternative that lists it. */
export const formsOf = (schema: Part, value: Tree, name: string): Part[] =>
  variantsFor(schema, value).flatMap((variant) => keywordsOf(variant).properties.get(name) ?? []);

/** Whether two schemas describe the same thing, by the number of names in common. */
const common = (item: Part, names: ReadonlySet<string>): number =>
  [...fieldsOf(item).keys()].filter((name) => names.has(spelled(name))).length;

/** The names of an item's fields, for {@link placeOf}. */
export const namesOf = (item: Part): ReadonlySet<string> => new Set([...fieldsOf(item).keys()].map(spelled));

/** The objects, and the lists of objects, that a body consists of, the outer ones first. */
function placesIn(schema: Part, path: readonly string[] = []): ItemPlace[] {
  const own = placeAt(schema, path);
  if (path.length === MAX_ENVELOPES || !own || own.isList) return own ? [own] : [];
  const inner = [...fieldsOf(own.item)].map(([name, field]) => placesIn(field, [...path, name]));
  return [own, ...inner.flat()].toSorted((one, other) => one.path.length - other.path.length);
}

/** Whether a body may be more than texts and numbers. */
export const mayHoldItem = (schema: Part): boolean => placeAt(schema, []) !== undefined;

function placeAt(schema: Part, path: readonly string[]): ItemPlace | undefined {
  const types = typesOf(schema);
  if (types.has('array')) {
    const [items] = [schema, ...variantsOf(schema)].flatMap((one) => keywordsOf(one).items ?? []);
    return items && isObject(items) ? { path, isList: true, item: items } : undefined;
  }
  // A field without a type may be anything, and is no item.
  return isObject(schema) || (path.length === 0 && types.size === 0)
    ? { path, isList: false, item: schema }
    : undefined;
}

/** The schema of a field, `['metadata', 'name']`. */
export const fieldAt = (schema: Part, path: readonly string[]): Part | undefined =>
  path.reduce<Part | undefined>((part, name) => part && fieldsOf(part).get(name), schema);

/** Where an author says that it is; undefined where the schema has no object or list of objects. */
export function placeAtPath(whole: Part, path: readonly string[]): ItemPlace | undefined {
  const schema = fieldAt(whole, path);
  return schema && placeAt(schema, path);
}

const isObject = (schema: Part): boolean => typesOf(schema).has('object');

/**
 * The place that has most names in common with an item; of those alike, one item and the outermost.
 *
 * @param isList only a list of them will do
 */
export function placeOf(schema: Part, names: ReadonlySet<string>, isList = false): ItemPlace | undefined {
  const places = placesIn(schema).filter((place) => !isList || place.isList);
  const [best] = places
    .map((place) => ({ place, shared: common(place.item, names) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || Number(a.place.isList) - Number(b.place.isList));
  // A list whose items list no fields.
  return best?.place ?? (isList ? places[0] : undefined);
}

/**
 * Where the response for one item has it: where its list agrees, else in the outermost object with an id.
 *
 * @param hasId whether a schema has the id that the path names
 */
export function itemPlace(one: Part | undefined, list: Part | undefined, hasId: (item: Part) => boolean) {
  const listed = list && placesIn(list).find(({ isList }) => isList);
  if (!one) return listed;
  const agreed = listed && placeOf(one, namesOf(listed.item));
  if (agreed) return agreed;
  const places = placesIn(one);
  const named = places.filter(({ item }) => hasId(item));
  // An object first: a list beside it, such as that of errors, may have ids, too.
  const own = named.find(({ isList }) => !isList) ?? named[0];
  return own ?? (listed && hasId(listed.item) ? listed : (places[0] ?? listed));
}

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isMap(found) && Object.hasOwn(found, name) ? found[name] : undefined), value);

/** A copy with another value at a path. */
export function withValueAt(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const outer = isMap(whole) ? whole : {};
  return { ...outer, [name]: withValueAt(outer[name], rest, value) };
}
