import { isMap } from '../http/json.ts';
import { type Part } from '../document/document.ts';
import { isTree, type Tree } from '../document/tree.ts';
import { perSchema } from '../document/lazy.ts';
import { innerOf } from '../schema/schema-parts.ts';
import { variantsFor, variantsOf } from '../schema/merge-schemas.ts';
import { typesOf } from '../document/types-of.ts';

/** Where a body has an item or a list of items: itself, or a field in the envelope around them. */
export interface Place {
  /** The fields on the way to it. */
  readonly path: readonly string[];
  readonly isList: boolean;
  readonly item: Part;
}

/** Envelopes inside each other. */
const MAX_ENVELOPES = 2;
/** With fewer names in common, two schemas may be alike by chance. */
const ENOUGH_NAMES = 2;

/** A name without the case and the marks that documents spell it with: `tool_id` is `toolId`. */
export const spelled = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase() || name;

/** The fields that a schema lists, in all of its alternatives; of several forms of a field the first. */
export const fieldsOf = perSchema(
  (schema: Part): ReadonlyMap<string, Part> =>
    new Map(
      variantsOf(schema)
        .toReversed()
        .flatMap((variant) => [...innerOf(variant).properties]),
    ),
);

/** Whether an object may have fields that its schema does not list. */
export const isOpen = ({ node }: Part): boolean =>
  node.additionalProperties === true || isTree(node.additionalProperties) || node.properties === undefined;

/** The schemas of a value's field, one for each alternative that lists it. */
export const formsOf = (schema: Part, value: Tree, name: string): Part[] =>
  variantsFor(schema, value).flatMap((variant) => innerOf(variant).properties.get(name) ?? []);

/** Whether two schemas describe the same thing, by the number of names in common. */
const common = (item: Part, names: ReadonlySet<string>): number =>
  [...fieldsOf(item).keys()].filter((name) => names.has(spelled(name))).length;

/** The names of an item's fields, for {@link placeOf}. */
export const namesOf = (item: Part): ReadonlySet<string> => new Set([...fieldsOf(item).keys()].map(spelled));

/** The objects, and the lists of objects, that a body consists of, the outer ones first. */
function placesIn(schema: Part): Place[][] {
  let level: { path: readonly string[]; schema: Part }[] = [{ path: [], schema }];
  return Array.from({ length: MAX_ENVELOPES + 1 }, () => {
    const places = level.flatMap((one) => placesAt(one));
    level = places
      .filter(({ isList }) => !isList)
      .flatMap(({ path, item }) =>
        [...fieldsOf(item)].map(([name, field]) => ({ path: [...path, name], schema: field })),
      );
    return places;
  });
}

/** Whether a body may be more than texts and numbers. */
export const mayHoldItem = (schema: Part): boolean => placesAt({ path: [], schema }).length > 0;

function placesAt({ path, schema }: { path: readonly string[]; schema: Part }): Place[] {
  const types = typesOf(schema);
  if (types.has('array')) {
    const [items] = [schema, ...variantsOf(schema)].flatMap((one) => innerOf(one).items ?? []);
    return items && isObject(items) ? [{ path, isList: true, item: items }] : [];
  }
  // What may be anything is no item inside a body.
  return isObject(schema) || (path.length === 0 && types.size === 0) ? [{ path, isList: false, item: schema }] : [];
}

const isObject = (schema: Part): boolean => typesOf(schema).has('object');

/**
 * The outermost place that holds the item with these names.
 *
 * @param isList only a list of them will do; by default one item is preferred
 */
export function placeOf(schema: Part, names: ReadonlySet<string>, isList = false): Place | undefined {
  const levels = placesIn(schema);
  const all = levels.flat();
  const kinds = isList ? [true] : [false, true];
  const best = (places: readonly Place[], kind: boolean, least: number) =>
    places
      .filter((place) => place.isList === kind)
      .map((place) => ({ place, shared: common(place.item, names) }))
      .filter(({ shared }) => shared >= least)
      .toSorted((one, other) => other.shared - one.shared)[0]?.place;
  const enough = Math.min(ENOUGH_NAMES, names.size);
  if (enough > 0)
    for (const least of new Set([enough, 1]))
      for (const kind of kinds)
        for (const places of least === enough ? levels : [all]) {
          const found = best(places, kind, least);
          if (found) return found;
        }
  // Items without listed fields.
  return isList ? all.find((place) => place.isList) : undefined;
}

/**
 * Where the response for one item has it: where its list agrees, else in the outermost object with an id.
 *
 * @param hasId whether a schema has the id that the path names
 */
export function itemPlace(one: Part | undefined, list: Part | undefined, hasId: (item: Part) => boolean) {
  const listed = list
    ? placesIn(list)
        .flat()
        .filter(({ isList }) => isList)
    : [];
  if (!one) return listed[0];
  const [agreed] = listed
    .flatMap(({ item }) => {
      const place = placeOf(one, namesOf(item));
      return place ? [{ place, shared: common(place.item, namesOf(item)) }] : [];
    })
    .toSorted((a, b) => Number(a.place.isList) - Number(b.place.isList) || b.shared - a.shared);
  if (agreed) return agreed.place;
  const alone = placesIn(one).flat();
  const named = alone.filter(({ item }) => hasId(item));
  // A list beside it, such as that of errors, may have ids, too.
  const own = named.find(({ isList }) => !isList) ?? named[0] ?? listed.find(({ item }) => hasId(item));
  return own ?? envelope(alone) ?? alone[0] ?? listed[0];
}

/** An object's only object, when it has nothing else. */
function envelope(places: readonly Place[]): Place | undefined {
  const [outer, inner] = places;
  return outer && inner && fieldsOf(outer.item).size === 1 ? inner : undefined;
}

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isMap(found) && Object.hasOwn(found, name) ? found[name] : undefined), value);

/** A copy with another value at a path. */
export function withValueAt(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const outer = isMap(whole) ? whole : {};
  return { ...outer, [name]: withValueAt(outer[name], rest, value) };
}
