import type { Call, DeclaredResponse, MockedCall } from '../document/calls.ts';
import type { ApiResponse } from '../http/call.ts';
import { JSON_PATCH, applyPatch } from '../http/json-patch.ts';
import { isObject, isObjectOrArray, jsonOrEmpty, canonical, type Json } from '../http/json.ts';
import { HttpError, refuse } from '../http/problem.ts';
import {
  declaredResponse,
  exampleBody,
  exampleResponse,
  statusAndHeaders,
  exampleOfSuccess,
  jsonSchema,
} from '../samples/declared-response.ts';
import { bodySchema } from '../samples/example-values.ts';
import { samplerFor } from '../samples/sample.ts';
import { valueErrors } from '../schema/check-value.ts';
import { inDirection } from '../schema/direction.ts';
import { keywordsOf, isOtherWay } from '../schema/keywords.ts';
import { variantsFor, variantsOf } from '../schema/merge-schemas.ts';
import {
  requestedId,
  findPlace,
  forResponse,
  withLocation,
  successWith,
  asItem,
  keepAsMade,
  findIdAlias,
  type Collection,
  type ItemRequest,
} from './collection.ts';
import { nameEndings, fitsPath, type ItemCalls } from './item-shape.ts';
import { exampleItem, openRequested, type OpenedItems } from './item-store.ts';
import { keptItemsMessages as messages } from './kept-items.messages.ts';
import { listQuery, paginate, pageHeaders, withPage } from './lists.ts';
import {
  castValue,
  withValueAt,
  fitToSchema,
  keepServerFields,
  fieldForms,
  takesOthers,
  normalizedNames,
  bestPlace,
  normalizeName,
  valueAt,
} from './places.ts';

const get = (request: ItemRequest): ApiResponse => withItem(request, (before) => successWith(request, before));

/** How a call of a collection, or of a single resource, responds. */
export const respondByItems =
  (name: keyof ItemCalls, collection: Collection, call: Call): MockedCall =>
  (input, world) =>
    itemCalls[name]({ collection, call, input, world });

const itemCalls: Readonly<Record<keyof ItemCalls, (request: ItemRequest) => ApiResponse>> = {
  list,
  add,
  upsert(request) {
    const { collection, call, world } = request;
    if (collection.isSingle) return replace(request);
    const [{ item, name } = {}] = readSentItems(request) ?? [];
    if (!item || !isId(name)) return exampleResponse(call, declaredResponse(call), world);
    return store(request, name, completeItem(request, item));
  },
  get,
  head: get,
  replace,
  change: (request) =>
    withItem(request, (before) => {
      const { input } = request;
      const { sent, withReadOnly } = readSentItem(request);
      const isPatch = Array.isArray(input.body) && input.bodyType === JSON_PATCH;
      const after = (change: unknown) => applyPatch(before, isPatch ? input.body : change, input.bodyType) as Json;
      const fitting = checkPatched(request, after(sent), sent, before, isPatch);
      return store(request, requestedId(request), changeItem(request, fitting, after(withReadOnly), before));
    }),
  remove: (request) =>
    withItem(request, (before, items) => {
      items.delete(requestedId(request));
      return successWith(request, before);
    }),
};

function list(request: ItemRequest): ApiResponse {
  const { collection, call, input, world } = request;
  const declared = declaredResponse(call);
  const schema = jsonSchema(declared);
  const place = schema && findPlace(collection, call, schema, true);
  if (!declared?.content || !place) return exampleOfSuccess(call, world);
  const { named, state } = openRequested(request);
  const query = listQuery(call, input.query as Json, collection.shape().item);
  const listed = paginate(named(), query, input.url?.());
  // Until something is written, a filter without a hit responds the example instead of an empty list.
  if (call !== collection.calls.list && listed.total === 0 && !state().isWritten) return exampleOfSuccess(call, world);
  const items = listed.items.map((one) => forResponse(request, place.item, one));
  const hasEnvelope = place.path.length > 0;
  const envelope = hasEnvelope && withPage(call, schema, exampleBody(call, declared.content, world), listed);
  const { status, headers } = statusAndHeaders(call, declared, world);
  const body = hasEnvelope ? withValueAt(envelope, place.path, items) : items;
  return { status, body, headers: pageHeaders(call, headers, listed) };
}

function add(request: ItemRequest): ApiResponse {
  const { collection, call, world } = request;
  const { id, address } = collection.shape();
  const items = openRequested(request);
  const given = readSentItems(request);
  if (!given) return exampleResponse(call, declaredResponse(call), world);
  // An id that the path's parameter does not allow could never be asked for: the server makes another.
  const sent = given.map(({ item, name }) => ({
    item,
    name: isId(name) && fitsPath(address, name) ? name : undefined,
  }));
  const ids = sent.flatMap(({ name }) => name ?? []);
  const isTaken = new Set(ids).size < ids.length || ids.some((name) => items.get(name) !== undefined);
  // Until something is written, an example may be sent back with its own id.
  if (isTaken && items.state().isWritten === true) return refuse(409);
  const made = sent.map(({ item: one, name: own }): [name: unknown, item: Json] => {
    const name = own ?? items.freeId();
    const named = id ? (withValueAt(one, id.path, castValue(id.schema, name) ?? name) as Json) : one;
    const item = completeItem(request, named);
    items.put(name, item);
    return [name, item];
  });
  const [[name, item] = [undefined, {}]] = made;
  const declared = call.byStatus[201] ?? declaredResponse(call);
  const all = made.map(([, one]) => one);
  const response = successWith(request, item, declared, name, all);
  return {
    ...response,
    // A body that is a number is the new id.
    ...(typeof response.body === 'number' && typeof name === 'number' && { body: name }),
    ...(response.headers && made.length > 0 && { headers: withLocation(request, response.headers, name) }),
  };
}

function replace(request: ItemRequest): ApiResponse {
  const { collection, call } = request;
  const { id } = collection.shape();
  const name = requestedId(request);
  const items = openRequested(request);
  const known = items.get(name);
  const created = known ? undefined : call.byStatus[201];
  const isNew = !known && (created !== undefined || !collection.calls.add);
  const own = id && castValue(id.schema, name);
  const empty = own === undefined || !id ? {} : (withValueAt({}, id.path, own) as Json);
  const before = known ?? exampleItem(request, items) ?? (isNew ? empty : undefined);
  if (!before) return refuse(404);
  const { sent, withReadOnly } = readSentItem(request, before);
  const item = changeItem(request, sent, withReadOnly, before);
  const replaced = call.responses.find((one) => one.name.startsWith('2') && one.status !== 201);
  return store(request, name, item, created ?? replaced);
}

/** @param respond for an item that is there */
function withItem(request: ItemRequest, respond: (before: Json, items: OpenedItems) => ApiResponse): ApiResponse {
  const items = openRequested(request);
  const before = items.get(requestedId(request)) ?? exampleItem(request, items);
  return before ? respond(before, items) : refuse(404);
}

function store(request: ItemRequest, name: unknown, item: Json, declared?: DeclaredResponse): ApiResponse {
  openRequested(request).put(name, item);
  return successWith(request, item, declared);
}

/** The item that a request sends, and with what only the server sets. @param other when it sends something else */
function readSentItem(request: ItemRequest, other: Json = {}) {
  const [{ item: sent } = { item: {} }] = readSentItems(request) ?? [{ item: other }];
  const whole = { ...request, input: { ...request.input, body: request.input.sentBody } };
  const [{ item: withReadOnly } = { item: sent }] = readSentItems(whole) ?? [];
  return { sent, withReadOnly };
}

const isId = (name: unknown): boolean =>
  (typeof name === 'string' && name !== '') || typeof name === 'number' || typeof name === 'bigint';

/**
 * The items that a request sends, with the fields that items have, and their names; undefined when it shares none of
 * them, as a search does.
 */
function readSentItems({ collection, call, input }: ItemRequest): { item: Json; name: unknown }[] | undefined {
  const { body } = call;
  const { item, names, fields, id, otherNames } = collection.shape();
  const place = body && bestPlace(bodySchema(body), names);
  const asked = requestFields(collection, call);
  const given = body ? valueAt(input.body, place?.path ?? []) : input.query;
  // Without a body an item is made; an empty list adds none.
  const sent = [jsonOrEmpty(given)].flat().filter(isObject);
  const isItems = (own: readonly string[]) =>
    own.length === 0 || own.map(normalizeName).some((name) => names.has(name) || otherNames.includes(name));
  if (body && fields.size > 0 && ![[...asked], ...sent.map(Object.keys)].every(isItems)) return undefined;
  return sent.map((one) => {
    const stored = inDirection(item, keptFields(collection, asItem(collection, one), asked), 'response') as Json;
    return { item: stored, name: id ? valueAt(stored, id.path) : one[findIdAlias(collection, Object.keys(one)) ?? ''] };
  });
}

function requestFields({ shape }: Collection, { body, parameters }: Call): ReadonlySet<string> {
  if (!body) return new Set(parameters.map(({ name }) => normalizeName(name)));
  return normalizedNames(bestPlace(bodySchema(body), shape().names)?.item ?? bodySchema(body));
}

/** What is stored of a sent item, as items spell it. @param asked the fields of the request's schema */
function keptFields({ shape }: Collection, sent: Json, asked: ReadonlySet<string>): Json {
  const { item, fields } = shape();
  const spelling = new Map([...fields.keys()].map((name) => [normalizeName(name), name]));
  const keepsOthers = variantsOf(item).some(takesOthers);
  const kept = Object.entries(sent).flatMap(([given, value]): [string, unknown][] => {
    const name = fields.has(given) ? given : (spelling.get(normalizeName(given)) ?? given);
    const forms = fieldForms(item, sent, name);
    if (forms.length === 0) {
      // A field that only requests have is not stored.
      const isKept = fields.has(name) || (keepsOthers && !asked.has(normalizeName(given)));
      return isKept ? [[name, value]] : [];
    }
    // Objects and lists are stored unchecked here: they may lack read-only fields, which `completeItem` adds.
    if (value === null || isObjectOrArray(value)) return [[name, value]];
    const [fitting] = forms.flatMap((form) => castValue(form, value) ?? []);
    return fitting === undefined ? [] : [[name, fitting]];
  });
  return Object.fromEntries(kept);
}

/** Adds what the client does not send: fields of the path, of the server, and those that every item needs. */
function completeItem({ collection, input, world }: ItemRequest, value: Json): Json {
  const { path, parameter } = collection;
  const { item, listed } = collection.shape();
  const inPath = new Map(
    Object.entries(input.path as Json)
      .filter(([name]) => name !== parameter)
      .map(([name, one]) => [normalizeName(name), one]),
  );
  const own = new Map(variantsFor(item, value).flatMap((way) => [...keywordsOf(way).properties]));
  const given = [...own].flatMap(([name, field]): [string, unknown][] => {
    const [found] = [inPath.get(normalizeName(name)), listed.get(name), field.node.default].flatMap(
      (one) => castValue(field, one) ?? [],
    );
    return name in value || found === undefined ? [] : [[name, found]];
  });
  const make = samplerFor(world, `${path} ${canonical(value)}`);
  return keepAsMade(collection, fitToSchema(item, { ...Object.fromEntries(given), ...value }, make));
}

/**
 * A changed item: its id and what the server set stay, but for the time of the change.
 *
 * @param sent the item with what the client may not set
 */
function changeItem(request: ItemRequest, value: Json, sent: Json, before: Json): Json {
  const { collection, world } = request;
  const { item, id, fields } = collection.shape();
  const made = [...fields].filter(([, field]) => isOtherWay(field, 'request'));
  const isOfChange = (words: string) => /^(last)?(updat|modif|chang|edit)/.test(words);
  const dates = made.filter(([name, { node }]) => node.format === 'date-time' && nameEndings(name).some(isOfChange));
  const now = world.clock && new Date(world.clock.now()).toISOString();
  const kept = {
    ...(keepServerFields(item, value, sent, before) as Json),
    ...Object.fromEntries(made.flatMap(([name]) => (name in before ? [[name, before[name]]] : []))),
    ...(now !== undefined && Object.fromEntries(dates.map(([name]) => [name, now]))),
  };
  return completeItem(request, id ? (withValueAt(kept, id.path, valueAt(before, id.path)) as Json) : kept);
}

/** A patched item. @throws HttpError when the patch took away what every item needs, or made it unfit otherwise */
function checkPatched(
  { collection, call }: ItemRequest,
  value: Json,
  sent: Json,
  before: Json,
  isPatch: boolean,
): Json {
  const { item } = collection.shape();
  const errorsIn = (one: unknown) => valueErrors(item, one, { direction: 'request' });
  const known = new Set(errorsIn(before).map(({ field }) => field));
  // A merge patch removes a field by null: where the item then lacks it, null itself was meant.
  const nulls = errorsIn(value).filter(({ field }) => sent[field] === null && !(field in value));
  const withNulls = { ...value, ...Object.fromEntries(nulls.map(({ field }) => [field, null])) };
  // Fields that the request's schema has were checked by it, which may be another one.
  const asked = requestFields(collection, call);
  const isUnchecked = ([field = '']: string[]) => field in sent && !asked.has(normalizeName(field));
  const errors = errorsIn(withNulls).filter(
    ({ field }) => !known.has(field) && (isPatch || sent[field] === null || isUnchecked(field.split(/[.[]/))),
  );
  if (errors.length > 0) throw new HttpError(422, messages.invalidItem, errors);
  return withNulls;
}
