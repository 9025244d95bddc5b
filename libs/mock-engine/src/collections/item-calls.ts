import type { ApiResponse, CallInput, MockedWorld } from '../http/call.ts';
import { JSON_PATCH, patched, isMap } from '../http/json.ts';
import type { Call } from '../document/calls.ts';
import { isObject, type Json } from '../document/json-objects.ts';
import { declaredResponse, exampleBody, exampleResponse } from '../samples/example-responses.ts';
import {
  addressOf,
  nameIn,
  placeIn,
  forResponse,
  headOf,
  located,
  refuse,
  succeed,
  successOf,
  asItem,
  asMade,
  otherNameIn,
  type Collection,
} from './collection.ts';
import {
  castTo,
  withValueAt,
  fitted,
  withSetFields,
  formsOf,
  isOpen,
  namesOf,
  placeOf,
  spelled,
  valueAt,
} from './places.ts';
import { isAddress, jsonSchemaOf, type ItemCalls } from './item-shape.ts';
import { exampleItem, openItems, type OpenedItems } from './item-store.ts';
import { listQuery, pageOf, pageHeaders, withPage, filterDefaults } from './lists.ts';
import { HttpError } from '../http/problem.ts';
import { valueErrors } from '../schema/check-value.ts';
import { inDirection } from '../schema/direction.ts';
import { canonical } from '../schema/equal.ts';
import { bodySchema } from '../samples/example-values.ts';
import { keptItemsMessages as messages } from './kept-items.messages.ts';
import { variantsFor, variantsOf } from '../schema/merge-schemas.ts';
import { sampleOf } from '../samples/sample.ts';
import { keywordsOf, isOtherWay } from '../schema/keywords.ts';

type Respond = (collection: Collection, call: Call, input: CallInput, world: MockedWorld) => ApiResponse;

/** How the calls of a collection, or of a single resource, respond. */
export const itemCalls: Readonly<Record<keyof ItemCalls, Respond>> = {
  list,
  add,
  upsert(collection, call, input, world) {
    if (collection.isSingle) return replace(collection, call, input, world);
    const [{ item: sent, name } = {}] = sentItems(collection, call, input) ?? [];
    if (!sent || !isId(name)) return exampleResponse(call, declaredResponse(call), world);
    const item = completed(collection, sent, input, world);
    openItems(collection, addressOf(collection, input), world).put(name, item);
    return succeed(collection, call, input, world, item);
  },
  get: known((_opened, before, ...request) => succeed(...request, before)),
  replace,
  change: known((opened, before, collection, call, input, world) => {
    const { sent, withReadOnly } = sentBy(collection, call, input);
    const isPatch = Array.isArray(input.body) && input.bodyType === JSON_PATCH;
    const after = (change: unknown) => patched(before, isPatch ? input.body : change, input.bodyType) as Json;
    const fitting = fitAfter(collection, after(sent), sent, before, isPatch);
    const item = changed(collection, fitting, after(withReadOnly), before, input, world);
    opened.put(nameIn(collection, input), item);
    return succeed(collection, call, input, world, item);
  }),
  remove: known((opened, before, collection, call, input, world) => {
    opened.delete(nameIn(collection, input));
    return succeed(collection, call, input, world, before);
  }),
};

function list(collection: Collection, call: Call, input: CallInput, world: MockedWorld): ApiResponse {
  const declared = declaredResponse(call);
  const schema = jsonSchemaOf(declared);
  const place = schema && placeIn(collection, call, schema, true);
  if (!declared?.content || !place) return exampleResponse(call, declared, world);
  const { named, state } = openItems(collection, addressOf(collection, input), world);
  const query = listQuery(call, input.query as Json, collection.shape().fields);
  const listed = pageOf(named(), query, input.url?.());
  // Until something is written, a filter without a hit responds the example instead of an empty list.
  if (call !== collection.calls.list && listed.total === 0 && !state().isWritten)
    return exampleResponse(call, declared, world);
  const items = listed.items.map((one) => forResponse(collection, place.item, one, world));
  const hasEnvelope = place.path.length > 0;
  const envelope = hasEnvelope && withPage(call, schema, exampleBody(call, declared.content, world), listed);
  const { status, headers } = headOf(call, declared, world);
  return {
    status,
    body: hasEnvelope ? withValueAt(envelope, place.path, items) : items,
    ...(headers && { headers: pageHeaders(call, headers, listed) }),
  };
}

function add(collection: Collection, call: Call, input: CallInput, world: MockedWorld): ApiResponse {
  const { id, address } = collection.shape();
  const opened = openItems(collection, addressOf(collection, input), world);
  const items = sentItems(collection, call, input);
  if (!items) return exampleResponse(call, declaredResponse(call), world);
  // An id that the path's parameter does not allow could never be asked for: the server makes another.
  const sent = items.map(({ item, name }) => ({
    item,
    name: isId(name) && isAddress(address, name) ? name : undefined,
  }));
  const isTaken = sent.some(({ name }) => name !== undefined && opened.get(name) !== undefined);
  // Until something is written, an example may be sent back with its own id.
  if (isTaken && opened.state().isWritten === true) return refuse(call, 409, world);
  const made = (sent.length > 0 ? sent : [{ item: {}, name: undefined }]).map(({ item: one, name: given }) => {
    const name = given ?? opened.freeId();
    const named = id ? (withValueAt(one, id.path, castTo(id.schema, name) ?? name) as Json) : one;
    const item = completed(collection, named, input, world);
    opened.put(name, item);
    return { name, item };
  });
  const [{ name, item } = { name: undefined, item: {} }] = made;
  const declared = declaredResponse(call, 201) ?? successOf(call);
  const response = succeed(collection, call, input, world, item, { name, declared });
  return {
    ...response,
    // A body that is a number is the new id.
    ...(typeof response.body === 'number' && typeof name === 'number' && { body: name }),
    ...(response.headers && { headers: located(collection, response.headers, name, input) }),
  };
}

function replace(collection: Collection, call: Call, input: CallInput, world: MockedWorld): ApiResponse {
  const { id } = collection.shape();
  const opened = openItems(collection, addressOf(collection, input), world);
  const name = nameIn(collection, input);
  const stored = opened.get(name);
  const created = stored ? undefined : declaredResponse(call, 201);
  const isNew = !stored && (created !== undefined || !collection.calls.add);
  const own = id && castTo(id.schema, name);
  const empty = own === undefined || !id ? {} : (withValueAt({}, id.path, own) as Json);
  const before = stored ?? exampleItem(collection, name, opened, world) ?? (isNew ? empty : undefined);
  if (!before) return refuse(call, 404, world);
  const { sent, withReadOnly } = sentBy(collection, call, input, before);
  const item = changed(collection, sent, withReadOnly, before, input, world);
  opened.put(name, item);
  return succeed(collection, call, input, world, item, { declared: created ?? successOf(call, 201) });
}

/** @param change for an item that is there */
function known(change: (opened: OpenedItems, before: Json, ...request: Parameters<Respond>) => ApiResponse): Respond {
  return (collection, call, input, world) => {
    const name = nameIn(collection, input);
    const opened = openItems(collection, addressOf(collection, input), world);
    const before = opened.get(name) ?? exampleItem(collection, name, opened, world);
    return before ? change(opened, before, collection, call, input, world) : refuse(call, 404, world);
  };
}

/** The item that a request sends, and with what only the server sets. @param other when it sends something else */
function sentBy(collection: Collection, call: Call, input: CallInput, other: Json = {}) {
  const [{ item: sent } = { item: {} }] = sentItems(collection, call, input) ?? [{ item: other }];
  const [{ item: withReadOnly } = { item: sent }] =
    sentItems(collection, call, { ...input, body: input.sentBody }) ?? [];
  return { sent, withReadOnly };
}

const isId = (name: unknown): boolean =>
  (typeof name === 'string' && name !== '') || typeof name === 'number' || typeof name === 'bigint';

/**
 * The items that a request sends, with the fields that items have, and their names; undefined when it shares none of
 * them, as a search does.
 */
export function sentItems(
  collection: Collection,
  { body, parameters }: Call,
  input: CallInput,
): { item: Json; name: unknown }[] | undefined {
  const { item, names, fields, id, otherNames } = collection.shape();
  const place = body && placeOf(bodySchema(body), names);
  const asked = body ? namesOf(place?.item ?? bodySchema(body)) : new Set(parameters.map(({ name }) => spelled(name)));
  const spelling = new Map([...fields.keys()].map((name) => [spelled(name), name]));
  const sent = body ? (place ? valueAt(input.body, place.path) : input.body) : input.query;
  const all = [sent].flat().filter(isMap);
  const isOther = (given: Iterable<string>) => {
    const own = [...given].map(spelled);
    return own.length > 0 && !own.some((name) => spelling.has(name) || otherNames.includes(name));
  };
  if (body && fields.size > 0 && (isOther(asked) || all.some((one) => isOther(Object.keys(one))))) return undefined;
  const keepsOthers = variantsOf(item).some(isOpen);
  return all.map((body) => {
    const one = asItem(collection, body);
    const known = Object.entries(one).flatMap(([name, value]): [string, unknown][] => {
      const own = fields.has(name) ? name : (spelling.get(spelled(name)) ?? name);
      const field = fields.get(own);
      const forms = formsOf(item, one, own);
      // A field that only requests have is not stored.
      const isKept = field ?? (forms.length > 0 || (keepsOthers && !asked.has(spelled(name))));
      if (!isKept) return [];
      // Objects and lists are stored unchecked here: they may lack read-only fields, which `completed` adds.
      const kept =
        value === null || isObject(value) || forms.length === 0
          ? value
          : forms.flatMap((form) => castTo(form, value) ?? [])[0];
      return kept === undefined ? [] : [[own, kept]];
    });
    const own = inDirection(item, Object.fromEntries(known), 'response') as Json;
    return { item: own, name: id ? valueAt(own, id.path) : body[otherNameIn(collection, Object.keys(body)) ?? ''] };
  });
}

/** Adds what the client does not send: fields of the path, of the server, and those that every item needs. */
export function completed(collection: Collection, value: Json, { path: values }: CallInput, world: MockedWorld): Json {
  const { path, calls, parameter } = collection;
  const { item, fields } = collection.shape();
  const defaults = calls.list ? filterDefaults(calls.list, fields) : {};
  const inPath = new Map(
    Object.entries(values as Json)
      .filter(([name]) => name !== parameter)
      .map(([name, one]) => [spelled(name), one]),
  );
  const own = new Map(variantsFor(item, value).flatMap((way) => [...keywordsOf(way).properties]));
  const given = [...own].flatMap(([name, field]): [string, unknown][] => {
    const [found] = [inPath.get(spelled(name)), defaults[name], field.node.default].flatMap(
      (one) => castTo(field, one) ?? [],
    );
    return name in value || found === undefined ? [] : [[name, found]];
  });
  const make = sampleOf(world, `${path} ${canonical(value)}`);
  return asMade(collection, fitted(item, { ...Object.fromEntries(given), ...value }, make));
}

/**
 * A changed item: its id and what the server set stay, but for the time of the change.
 *
 * @param sent the item with what the client may not set
 */
export function changed(
  collection: Collection,
  value: Json,
  sent: Json,
  before: Json,
  input: CallInput,
  world: MockedWorld,
): Json {
  const { item, id, fields } = collection.shape();
  const made = [...fields].filter(([, field]) => isOtherWay(field, 'request'));
  const dates = made.filter(([name, { node }]) => node.format === 'date-time' && /updat|modif|chang|edit/i.test(name));
  const now = world.clock && new Date(world.clock.now()).toISOString();
  const kept = {
    ...(withSetFields(item, value, sent, before) as Json),
    ...Object.fromEntries(made.flatMap(([name]) => (name in before ? [[name, before[name]]] : []))),
    ...(now !== undefined && Object.fromEntries(dates.map(([name]) => [name, now]))),
  };
  return completed(
    collection,
    id ? (withValueAt(kept, id.path, valueAt(before, id.path)) as Json) : kept,
    input,
    world,
  );
}

/** A patched item. @throws HttpError when the patch took away what every item needs, or made it unfit otherwise */
export function fitAfter({ shape }: Collection, value: Json, sent: Json, before: Json, isPatch: boolean): Json {
  const { item } = shape();
  const errorsIn = (one: unknown) => valueErrors(item, one, { direction: 'request' });
  const known = new Set(errorsIn(before).map(({ field }) => field));
  // A merge patch removes a field by null: where the item then lacks it, null itself was meant.
  const nulls = errorsIn(value).filter(({ field }) => sent[field] === null && !(field in value));
  const withNulls = { ...value, ...Object.fromEntries(nulls.map(({ field }) => [field, null])) };
  // Other fields of a merge patch were checked by the schema of the request, which may be another one.
  const errors = errorsIn(withNulls).filter(({ field }) => !known.has(field) && (isPatch || sent[field] === null));
  if (errors.length > 0) throw new HttpError(422, messages.invalidItem, errors);
  return withNulls;
}
