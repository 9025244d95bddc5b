import { isMap } from '../http/json.ts';
import { isJsonType } from '../http/http.ts';
import type { Call, Content, DeclaredResponse } from '../document/calls.ts';
import { examplesOf } from '../samples/example-values.ts';
import { children, type Part } from '../document/document.ts';
import { declaredResponse } from '../samples/example-responses.ts';
import { schemaLike, shownSchema } from '../samples/example-schema.ts';
import { endsOf, idOf, type ItemId } from './item-id.ts';
import { fieldAt, fieldsOf, placeAtPath, itemPlace, namesOf, placeOf, valueAt, type ItemPlace } from './places.ts';
import type { Tree } from '../document/tree.ts';

/** The calls that share items. */
export interface ItemCalls {
  readonly list?: Call | undefined;
  readonly add?: Call | undefined;
  /** A PUT to the list that names the item in its body. */
  readonly upsert?: Call | undefined;
  readonly get?: Call | undefined;
  readonly replace?: Call | undefined;
  readonly change?: Call | undefined;
  readonly remove?: Call | undefined;
}

/** What the items of a collection are. */
export interface ItemShape {
  readonly item: Part;
  readonly fields: ReadonlyMap<string, Part>;
  readonly names: ReadonlySet<string>;
  /** What other bodies call the id: as the path does. */
  readonly otherNames: readonly string[];
  /** Undefined for a single resource, and where items do not show it. */
  readonly id: ItemId | undefined;
  /** The schema of the id in the path. */
  readonly address: Part | undefined;
}

/** The schema of a call's success, in JSON. */
export const schemaOf = (call: Call | undefined): Part | undefined => jsonSchemaOf(call && declaredResponse(call));

/** What the calls for one item respond: GET, else another one. */
export const itemSchemaOf = ({ get, replace, change }: ItemCalls): Part | undefined =>
  [get, replace, change].map(schemaOf).find((schema) => schema !== undefined);

/** The schema of a response in JSON. */
export const jsonSchemaOf = (declared: DeclaredResponse | undefined): Part | undefined =>
  declared?.content && isJsonType(declared.content.type) ? shownSchema(declared.content) : undefined;

/** Where the author says that a call's response has its item or items. */
export function placeByHint(call: Call | undefined): ItemPlace | undefined {
  const told = call?.hints.items?.split('.');
  const schema = told && schemaOf(call);
  return schema && placeAtPath(schema, told);
}

/** The items of an author's example; undefined where it has none. */
export function itemsIn(content: Content | undefined, place: ItemPlace | undefined): Tree[] | undefined {
  const [example] = examplesOf(content).values();
  const found = place && valueAt(example, place.path);
  return found === undefined ? undefined : [found].flat().filter(isMap);
}

/** @param parameter the one that names an item in its path */
export function shapeOf(path: string, parameter: string | undefined, calls: ItemCalls): ItemShape {
  const { list, add, get, replace, change, remove } = calls;
  const byId = get ?? replace ?? change ?? remove;
  const inPath = byId?.parameters.find((one) => one.in === 'path' && one.name === parameter);
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
  const isSingle = parameter === undefined && list === undefined;
  const told = (byId ?? list)?.hints.id?.split('.');
  function idIn(schema: Part): ItemId | undefined {
    const field = told && fieldAt(schema, told);
    if (isSingle || told) return field && told && { path: told, schema: field };
    return idOf(schema, { name: parameter ?? 'id', schema: inPath?.schema }, last.replace(/\.[a-z]+$/i, ''));
  }
  const place =
    placeByHint(byId) ??
    placeByHint(list) ??
    itemPlace(itemSchemaOf(calls), schemaOf(list), (item) => isSingle || idIn(item) !== undefined);
  const made = schemaOf(add);
  const item = place ? plainOf(place.item, schemaOf(list), made) : (made ?? (add?.body && shownSchema(add.body)));
  if (!item) throw new Error(`${path} has no schema of its items.`);
  const names = namesOf(item);
  const id = idIn(item) ?? exampleOf(names, [get, list, add]).flatMap((one) => idIn({ ...item, node: one }) ?? [])[0];
  const isInside = id !== undefined && id.path.length > 1;
  const otherNames = isInside ? [] : endsOf(parameter ?? '').filter((name) => !names.has(name));
  const fields = new Map(fieldsOf(item));
  if (id && !isInside) fields.set(id.path[0] ?? '', id.schema);
  return { item, fields, names, otherNames, id, address: inPath?.schema };
}

/** What the author's example of an item looks like, which may have an id that its schema leaves out. */
const exampleOf = (names: ReadonlySet<string>, calls: readonly (Call | undefined)[]) =>
  calls.flatMap((call) => {
    const content = call && declaredResponse(call)?.content;
    const [shown] = itemsIn(content, content && placeOf(shownSchema(content), names)) ?? [];
    return shown ? [schemaLike(shown)] : [];
  });

/** Of several alternatives, such as an item and what is left of a deleted one, that which the list or POST has alone. */
function plainOf(item: Part, list: Part | undefined, made: Part | undefined): Part {
  const nodes = ['anyOf', 'oneOf'].flatMap((key) => children(item, key).map(([, { node }]) => node));
  const names = namesOf(item);
  const alone = [list && placeOf(list, names, true), made && placeOf(made, names)].map((place) => place?.item);
  return alone.find((one) => one && nodes.includes(one.node)) ?? item;
}
