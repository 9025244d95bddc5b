import type { ApiResponse, CallInput, MockedWorld } from '../http/call.ts';
import { JSON_PATCH, patched } from '../http/json.ts';
import type { Call } from '../document/calls.ts';
import type { Tree } from '../document/tree.ts';
import { declaredResponse, exampleBody, exampleResponse } from '../samples/example-responses.ts';
import { addressOf, nameIn, placeIn, forResponse, type Collection } from './collection.ts';
import { castTo } from './fitted.ts';
import { changed, completed, fitAfter, sentItems } from './item-changes.ts';
import { isAddress } from './item-id.ts';
import { headOf, located, refuse, succeed, successOf } from './item-responses.ts';
import { jsonSchemaOf, type ItemCalls } from './item-shape.ts';
import { exampleItem, openItems, type OpenedItems } from './item-store.ts';
import { listQuery, pageOf } from './list-query.ts';
import { pageHeaders, withPage, type Listed } from './page-fields.ts';
import { withValueAt } from './places.ts';

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
    const after = (change: unknown) => patched(before, isPatch ? input.body : change, input.bodyType) as Tree;
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
  const query = listQuery(call, input.query as Tree, collection.shape().fields);
  const page = pageOf(named(), query);
  // Until something is written, a filter without a hit responds the example instead of an empty list.
  if (call !== collection.calls.list && page.total === 0 && !state().isWritten)
    return exampleResponse(call, declared, world);
  const listed: Listed = { ...page, query, url: input.url?.() };
  const items = page.items.map((one) => forResponse(collection, place.item, one, world));
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
    const named = id ? (withValueAt(one, id.path, castTo(id.schema, name) ?? name) as Tree) : one;
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
  const empty = own === undefined || !id ? {} : (withValueAt({}, id.path, own) as Tree);
  const before = stored ?? exampleItem(collection, name, opened, world) ?? (isNew ? empty : undefined);
  if (!before) return refuse(call, 404, world);
  const { sent, withReadOnly } = sentBy(collection, call, input, before);
  const item = changed(collection, sent, withReadOnly, before, input, world);
  opened.put(name, item);
  return succeed(collection, call, input, world, item, { declared: created ?? successOf(call, 201) });
}

/** @param change for an item that is there */
function known(change: (opened: OpenedItems, before: Tree, ...request: Parameters<Respond>) => ApiResponse): Respond {
  return (collection, call, input, world) => {
    const name = nameIn(collection, input);
    const opened = openItems(collection, addressOf(collection, input), world);
    const before = opened.get(name) ?? exampleItem(collection, name, opened, world);
    return before ? change(opened, before, collection, call, input, world) : refuse(call, 404, world);
  };
}

/** The item that a request sends, and with what only the server sets. @param other when it sends something else */
function sentBy(collection: Collection, call: Call, input: CallInput, other: Tree = {}) {
  const [{ item: sent } = { item: {} }] = sentItems(collection, call, input) ?? [{ item: other }];
  const [{ item: withReadOnly } = { item: sent }] =
    sentItems(collection, call, { ...input, body: input.sentBody }) ?? [];
  return { sent, withReadOnly };
}

const isId = (name: unknown): boolean =>
  (typeof name === 'string' && name !== '') || typeof name === 'number' || typeof name === 'bigint';
