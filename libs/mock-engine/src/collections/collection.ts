import type { Call, MockedWorld } from '../document/calls.ts';
import type { Cursor } from '../document/document.ts';
import type { CallInput, ApiResponse, ResponseHeaders } from '../http/call.ts';
import { isObject, canonical, type Json } from '../http/json.ts';
import { filledPath, requestPath } from '../http/routes.ts';
import {
  declaredResponse,
  exampleBody,
  exampleResponse,
  statusAndHeaders,
  jsonSchema,
} from '../samples/declared-response.ts';
import { bodySchema, exampleFor, examplesOf } from '../samples/example-values.ts';
import { samplerFor } from '../samples/sample.ts';
import { isValid } from '../schema/check-value.ts';
import { keywordsOf, typesOf } from '../schema/keywords.ts';
import { fieldsOf, variantsOf } from '../schema/merge-schemas.ts';
import { lazy, memoized } from '../store/lazy.ts';
import { readShape, placeByHint, type ItemCalls, type ItemShape } from './item-shape.ts';
import {
  castValue,
  fitToSchema,
  takesOthers,
  normalizedNames,
  bestPlace,
  normalizeName,
  valueAt,
  withValueAt,
  overlayFields,
  type ItemPlace,
} from './places.ts';

/** Calls that share items, and what is known of those. */
export interface Collection {
  /** Of the list, or of a single resource. */
  readonly path: string;
  /** Of an item; the same for a single resource, undefined where items have no address. */
  readonly itemPath: string | undefined;
  readonly calls: ItemCalls;
  /** Of the document, before all of its paths. */
  readonly base: string;
  /** Ids that nobody made are 404 from the beginning. */
  readonly isStrict: boolean;
  readonly isSingle: boolean;
  readonly parameter: string | undefined;
  readonly shape: () => ItemShape;
  readonly places: Map<Cursor, ItemPlace | undefined>;
  /** Items as responses have them, by the schema of the response. */
  readonly responseItems: WeakMap<Json, Map<Json, Json>>;
}

export function createCollection(
  given: Pick<Collection, 'path' | 'itemPath' | 'calls' | 'base' | 'isStrict'>,
): Collection {
  const { path, itemPath, calls } = given;
  const isSingle = itemPath === path;
  const parameter = isSingle ? undefined : /\{([^{}/]+)\}[^{}]*$/.exec(itemPath ?? '')?.[1];
  const shape = lazy(() => readShape(path, parameter, calls));
  return {
    ...given,
    isSingle,
    parameter,
    shape,
    places: new Map(),
    responseItems: new WeakMap(),
  };
}

/** A request to one of a collection's calls. */
export interface ItemRequest {
  readonly collection: Collection;
  readonly call: Call;
  readonly input: CallInput;
  readonly world: MockedWorld;
}

/** Where the items of a request are stored. */
export const collectionUrl = ({ collection: { base, path }, input }: ItemRequest): string =>
  base + filledPath(path, input.path as Record<string, string | number>);

/** The name of the item that a request is about. */
export const requestedId = ({ collection: { parameter }, input }: ItemRequest): unknown =>
  parameter === undefined ? undefined : (input.path as Json)[parameter];

/** Where the response of a call has its item or items. */
export function findPlace({ places, shape }: Collection, call: Call, schema: Cursor, isList = false) {
  if (places.has(schema)) return places.get(schema);
  const types = typesOf(schema);
  const isAny = !isList && normalizedNames(schema).size === 0 && (types.size === 0 || types.has('object'));
  const whole = isAny ? { path: [], isList: false, item: schema } : undefined;
  const found = placeByHint(call) ?? bestPlace(schema, shape().names, isList) ?? whole;
  places.set(schema, found);
  return found;
}

/** An item that was made of the schema needs no check of it, which takes longer than anything else. */
export function keepAsMade({ shape, responseItems }: Collection, item: Json): Json {
  responseItems.set(item, new Map([[shape().item.node, item]]));
  return item;
}

/** An item as a response has it. */
export function forResponse({ collection, world }: ItemRequest, schema: Cursor, item: Json): Json {
  const known = collection.responseItems.get(item) ?? new Map<Json, Json>();
  const found = known.get(schema.node) ?? fitForResponse(collection, schema, item, world);
  collection.responseItems.set(item, known.set(schema.node, found));
  return found;
}

function fitForResponse(collection: Collection, schema: Cursor, item: Json, world: MockedWorld): Json {
  const { id, names } = collection.shape();
  const listed = fieldsOf(schema);
  const other = id && findIdAlias(collection, [...listed.keys()]);
  const { [id?.path[0] ?? '']: name, ...rest } = item;
  const isShown = (field: string) => listed.has(field) || !names.has(normalizeName(field));
  const all = other === undefined ? item : { [other]: name, ...rest };
  const isPart = !variantsOf(schema).some(takesOthers) && !Object.keys(all).every(isShown);
  const named = isPart ? Object.fromEntries(Object.entries(all).filter(([field]) => isShown(field))) : all;
  return isValid(schema, named, 'response') || isAuthors(collection, schema, item)
    ? named
    : fitToSchema(schema, named, samplerFor(world, `${collection.path} ${canonical(item)}`));
}

/** The author's items in a call's response, and their schema; undefined without an example. */
export function exampleItems(collection: Collection, call: Call | undefined, isList: boolean) {
  const content = call && declaredResponse(call)?.content;
  const place = content && findPlace(collection, call, bodySchema(content), isList);
  const [example] = examplesOf(content).values();
  if (!place || example === undefined) return undefined;
  const found = valueAt(exampleFor(content.schema, example, 'response'), place.path);
  const items = [found].flat().filter(isObject);
  return found === undefined ? undefined : { schema: place.item, items: items.map((one) => asItem(collection, one)) };
}

/** An item in a text, whatever its id. */
const textWithoutId = ({ shape }: Collection, item: Json) =>
  canonical(withValueAt(item, shape().id?.path ?? ['id'], undefined));

const authorItems = memoized((collection: Collection) =>
  [exampleItems(collection, collection.calls.list, true), exampleItems(collection, collection.calls.get, false)]
    .filter((found) => found !== undefined)
    .map(({ schema, items }) => ({ schema, texts: new Set(items.map((one) => textWithoutId(collection, one))) })),
);

/** Whether an item is as the author wrote it for a schema, which it may break. */
const isAuthors = (collection: Collection, { node }: Cursor, item: Json): boolean =>
  authorItems(collection).some(
    ({ schema, texts }) => schema.node === node && texts.has(textWithoutId(collection, item)),
  );

/** The field that has the id in a body that calls it otherwise. */
export const findIdAlias = ({ shape }: Collection, fields: readonly string[]): string | undefined =>
  shape().otherNames.flatMap((other) => fields.find((name) => normalizeName(name) === other) ?? [])[0];

/** A body as items have it, which may call the id otherwise. */
export function asItem(collection: Collection, body: Json): Json {
  const { id } = collection.shape();
  const other = findIdAlias(collection, Object.keys(body));
  if (!id || other === undefined || valueAt(body, id.path) !== undefined) return body;
  const { [other]: name, ...rest } = body;
  return withValueAt(rest, id.path, castValue(id.schema, name) ?? name) as Json;
}

/** A success with this item. @param items those that a response with a list shows */
export function successWith(
  request: ItemRequest,
  item: Json,
  declared = declaredResponse(request.call),
  name = requestedId(request),
  items: readonly Json[] = [item],
): ApiResponse {
  const { collection, call, world } = request;
  const schema = jsonSchema(declared);
  if (!declared?.content || !schema) return exampleResponse(call, declared, world);
  const { id } = collection.shape();
  const given = statusAndHeaders(call, declared, world);
  const place = findPlace(collection, call, schema);
  const own = place ? responseOnlyNames(collection, place.item) : [];
  // A sampled body is made only where some of it is sent: that takes most of a request's time.
  const hasOthers = !place || place.path.length > 0 || own.length > 0;
  const example = hasOthers ? exampleBody(call, declared.content, world) : undefined;
  if (!place) return { ...given, body: isObject(example) ? withId(request, schema, example, item, name) : example };
  const beside = valueAt(example, place.path);
  const shown = (one: Json) => ({
    ...Object.fromEntries(
      own.flatMap((field) => (isObject(beside) && field in beside ? [[field, beside[field]]] : [])),
    ),
    ...forResponse(request, place.item, one),
  });
  const body = withValueAt(example, place.path, place.isList ? items.map(shown) : shown(item));
  return { ...given, body: id || !isObject(body) ? body : withId(request, schema, body, {}, name) };
}

/** The fields that a response alone has, such as a message beside the id. */
function responseOnlyNames({ shape }: Collection, schema: Cursor): string[] {
  const { names } = shape();
  const variants = variantsOf(schema);
  return [...fieldsOf(schema).keys()].filter(
    (name) => !names.has(normalizeName(name)) && variants.every((one) => keywordsOf(one).properties.has(name)),
  );
}

/** A body that shows of an item its id at most. */
function withId({ collection, input }: ItemRequest, schema: Cursor, body: Json, item: Json, name: unknown): Json {
  const { id } = collection.shape();
  const own = (id && valueAt(item, id.path)) ?? name;
  const other = findIdAlias(collection, [...fieldsOf(schema).keys()]);
  return overlayFields(schema, body, {
    ...(input.path as Json),
    ...item,
    ...(other !== undefined && { [other]: own }),
  });
}

/** `Location` is where the item is found. */
export function withLocation(request: ItemRequest, headers: ResponseHeaders, name: unknown) {
  const { call, input, collection } = request;
  const { base, itemPath, parameter = '' } = collection;
  if (headers['location'] === undefined || itemPath === undefined) return headers;
  const [address] = input.url?.().split('?') ?? [];
  // The call may have another path than the items.
  const start =
    address
      ?.split('/')
      .slice(0, -requestPath(call.path).split('/').length + 1)
      .join('/') ?? base;
  const values = { ...(input.path as Record<string, string>), [parameter]: String(name) };
  return { ...headers, location: start + filledPath(itemPath, values) };
}
