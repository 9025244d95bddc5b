import type { ApiResponse, CallInput, KeptItems, MockedWorld, ResponseHeaders } from '../http/contract.ts';
import { isMap, JSON_PATCH, patched } from '../http/json.ts';
import { problem, Refusal } from '../http/problem.ts';
import type { Call, DeclaredResponse } from '../document/calls.ts';
import { examplesOf } from '../samples/example-values.ts';
import { valueErrors } from '../schema/check-value.ts';
import { collectionOf, type Kept } from './collection.ts';
import { declaredResponse, exampleResponse, statusOf } from '../samples/example-responses.ts';
import { castTo, overlaid } from './fitted.ts';
import { isAddress } from './item-id.ts';
import { itemChanges } from './item-changes.ts';
import { jsonSchemaOf, schemaOf, type ItemCalls } from './item-shape.ts';
import { itemStore, tableOf, type Opened } from './item-store.ts';
import { keptItemsMessages as messages } from './kept-items.messages.ts';
import { hasFilterOf, listQuery, pageOf } from './list-query.ts';
import { pageHeaders, withPage, type Listed } from './page-fields.ts';
import { variantsOf } from '../schema/merge-schemas.ts';
import { innerOf } from '../schema/schema-parts.ts';
import { fieldsOf, placeOf, spelled, valueAt, withValueAt, type Place } from './places.ts';
import type { Part } from '../document/document.ts';
import type { Tree } from '../document/tree.ts';

type Respond = (call: Call, input: CallInput, world: MockedWorld) => ApiResponse;

/** The items of a collection, or the value of a single resource, in each world: how its calls respond. */
export function keepItems(kept: Kept) {
  const { path, itemPath, calls, base } = kept;
  const collection = collectionOf(kept);
  const { isSingle, shape, addressOf, nameIn, otherNameIn, placeIn, shownBy } = collection;
  const { open, exampleItem } = itemStore(collection);
  const { sentItems, completed, changed, fitAfter } = itemChanges(collection);

  /** A success with this item. */
  function succeed(
    call: Call,
    input: CallInput,
    world: MockedWorld,
    item: Tree,
    { name = nameIn(input), declared = successOf(call) } = {},
  ) {
    // Some documents declare failures alone.
    if (declared && declared.status >= 400) return { status: 204, body: undefined, media: 'problem' } as const;
    const response = exampleResponse(call, declared, world);
    const schema = jsonSchemaOf(declared);
    if (!declared || !schema) return response;
    const place = placeIn(call, schema);
    const shown = place && {
      ...ownIn(place.item, valueAt(response.body, place.path)),
      ...shownBy(place.item, item, world),
    };
    const body = place ? withValueAt(response.body, place.path, place.isList ? [shown] : shown) : response.body;
    return {
      ...response,
      status: statusOf(declared),
      body: isMap(body) ? withId(schema, body, place, item, name, input) : body,
    };
  }

  /** What a response alone has, such as a message beside the id. */
  function ownIn(schema: Part, body: unknown): Tree {
    const { names } = shape();
    const isOwn = (name: string) =>
      !names.has(spelled(name)) && variantsOf(schema).every((way) => innerOf(way).properties.has(name));
    return Object.fromEntries(Object.entries(isMap(body) ? body : {}).filter(([name]) => isOwn(name)));
  }

  /** A body that shows of an item its id at most. */
  function withId(
    schema: Part,
    body: Tree,
    place: Place | undefined,
    item: Tree,
    name: unknown,
    { path: values }: CallInput,
  ): Tree {
    const { id } = shape();
    if (place && id) return body;
    const own = (id && valueAt(item, id.path)) ?? name;
    const other = otherNameIn([...fieldsOf(schema).keys()]);
    const known = { ...(values as Tree), ...(place ? {} : item), ...(other !== undefined && { [other]: own }) };
    return overlaid(schema, body, known);
  }

  /** The item that a request sends, and with what only the server sets. @param other when it sends something else */
  function sentBy(call: Call, input: CallInput, other: Tree = {}) {
    const [{ item: sent } = { item: {} }] = sentItems(call, input) ?? [{ item: other }];
    const [{ item: whole } = { item: sent }] = sentItems(call, { ...input, body: input.sentBody }) ?? [];
    return { sent, whole };
  }

  /** @param change for an item that is there */
  const known =
    (
      change: (opened: Opened, before: Tree, call: Call, input: CallInput, world: MockedWorld) => ApiResponse,
    ): Respond =>
    (call, input, world) => {
      const opened = open(addressOf(input), world);
      const before = opened.get(nameIn(input)) ?? exampleItem(nameIn(input), opened, world);
      return before ? change(opened, before, call, input, world) : refuse(call, 404, world);
    };

  const responds: Readonly<Record<keyof ItemCalls, Respond>> = {
    list(call, input, world) {
      const declared = declaredResponse(call);
      const response = exampleResponse(call, declared, world);
      const schema = jsonSchemaOf(declared);
      const place = schema && placeIn(call, schema, true);
      if (!schema || !place) return response;
      const { named: all, state } = open(addressOf(input), world);
      const named = all();
      const query = listQuery(call, input.query as Tree, shape().fields);
      const page = pageOf(named, query);
      // Until something is written, the example of a filter is more use than nothing.
      if (call !== calls.list && page.total === 0 && !state().isWritten) return response;
      const listed: Listed = { ...page, query, url: input.url?.() };
      const items = page.items.map((one) => shownBy(place.item, one, world));
      return {
        ...response,
        body: withValueAt(
          place.path.length > 0 ? withPage(call, schema, response.body, listed) : undefined,
          place.path,
          items,
        ),
        ...(response.headers && { headers: pageHeaders(call, response.headers, listed) }),
      };
    },
    add(call, input, world) {
      const { id, address } = shape();
      const opened = open(addressOf(input), world);
      const items = sentItems(call, input);
      if (!items) return exampleResponse(call, declaredResponse(call), world);
      const sent = items.map(({ item: one, name }) => {
        // One without an address would never be found.
        return { one, name: isId(name) && isAddress(address, name) ? name : undefined };
      });
      const isTaken = sent.some(({ name }) => name !== undefined && opened.get(name) !== undefined);
      // Examples are in nobody's way.
      if (isTaken && opened.state().isWritten === true) return refuse(call, 409, world);
      const made = (sent.length > 0 ? sent : [{ one: {}, name: undefined }]).map(({ one, name: given }) => {
        const name = given ?? opened.freeId();
        const item = completed(
          id ? (withValueAt(one, id.path, castTo(id.schema, name) ?? name) as Tree) : one,
          input,
          world,
        );
        opened.put(name, item);
        return { name, item };
      });
      const [{ name, item } = { name: undefined, item: {} }] = made;
      const response = succeed(call, input, world, item, {
        name,
        declared: declaredResponse(call, 201) ?? successOf(call),
      });
      return {
        ...response,
        // A number alone is the new item's.
        ...(typeof response.body === 'number' && typeof name === 'number' && { body: name }),
        ...('headers' in response && response.headers && { headers: located(response.headers, name, input) }),
      };
    },
    upsert(call, input, world) {
      if (isSingle) return responds.replace(call, input, world);
      const [{ item: sent, name } = {}] = sentItems(call, input) ?? [];
      if (!sent || !isId(name)) return exampleResponse(call, declaredResponse(call), world);
      const item = completed(sent, input, world);
      open(addressOf(input), world).put(name, item);
      return succeed(call, input, world, item);
    },
    get: known((_opened, before, call, input, world) => succeed(call, input, world, before)),
    replace(call, input, world) {
      const { id } = shape();
      const opened = open(addressOf(input), world);
      const name = nameIn(input);
      const stored = opened.get(name);
      const created = stored ? undefined : declaredResponse(call, 201);
      const isNew = !stored && (created !== undefined || !calls.add);
      const own = id && castTo(id.schema, name);
      const before =
        stored ??
        exampleItem(name, opened, world) ??
        (isNew ? (own === undefined || !id ? {} : (withValueAt({}, id.path, own) as Tree)) : undefined);
      if (!before) return refuse(call, 404, world);
      const { sent, whole } = sentBy(call, input, before);
      const item = changed(sent, whole, before, input, world);
      opened.put(name, item);
      return succeed(call, input, world, item, { declared: created ?? successOf(call, 201) });
    },
    change: known((opened, before, call, input, world) => {
      const { sent, whole } = sentBy(call, input);
      const isPatch = Array.isArray(input.body) && input.bodyType === JSON_PATCH;
      const after = (change: unknown) => patched(before, isPatch ? input.body : change, input.bodyType) as Tree;
      const item = changed(fitAfter(after(sent), sent, before, isPatch), after(whole), before, input, world);
      opened.put(nameIn(input), item);
      return succeed(call, input, world, item);
    }),
    remove: known((opened, before, call, input, world) => {
      opened.delete(nameIn(input));
      return succeed(call, input, world, before);
    }),
  };

  /** `Location` is where the item is found. */
  function located(headers: ResponseHeaders, name: unknown, input: CallInput) {
    if (headers['location'] === undefined || itemPath === undefined) return headers;
    const end = itemPath.slice(itemPath.lastIndexOf('}') + 1);
    const [list = ''] = (input.url?.() ?? addressOf(input)).split('?');
    const start = end !== '' && list.endsWith(end) ? list.slice(0, -end.length) : list;
    return { ...headers, location: `${start}/${encodeURIComponent(String(name))}${end}` };
  }

  /** Refuses what is not there. @returns the name of an item, and where it is */
  function found(world: MockedWorld, key: string) {
    const item = world.rows.table<Tree>(tableOf(base + path)).get(key);
    if (!item) throw new Refusal(404, messages.noItem);
    const { id } = shape();
    const name = id ? String(valueAt(item, id.path)) : key.slice(key.lastIndexOf('/') + 1);
    return { item, name, opened: open(isSingle ? key : key.slice(0, -name.length - 1), world) };
  }

  /** Whether a call that is no list of its own finds items, by fields that they have. */
  function hasFilter(call: Call): boolean {
    const listed = schemaOf(call);
    if (!listed || !call.parameters.some((one) => one.in === 'query')) return false;
    const { item, names, fields } = shape();
    return placeOf(listed, names, true)?.item.node === item.node && hasFilterOf(call, fields);
  }

  const items: KeptItems = {
    path: base + path,
    calls: (Object.values(calls) as (Call | undefined)[]).flatMap((call) => call?.id ?? []),
    list(world) {
      // Made-up items are there from the first request on: making those of all paths would take seconds.
      const content = calls.list && declaredResponse(calls.list)?.content;
      if (!path.includes('{') && examplesOf(content).size > 0) open(base + path, world);
      const rows = world.rows.table<Tree>(tableOf(base + path));
      return rows.keys().map((key) => ({ key, value: rows.get(key) }));
    },
    change(world, key, value) {
      const { name, opened } = found(world, key);
      const { item, id } = shape();
      const errors = valueErrors(item, value, { direction: 'response' });
      if (id && String(valueAt(value, id.path)) !== name)
        errors.push({ field: id.path.join('.'), detail: messages.sameId });
      if (errors.length > 0 || !isMap(value)) throw new Refusal(400, messages.invalidItem, errors);
      opened.put(name, value);
    },
    remove(world, key) {
      const { name, opened } = found(world, key);
      opened.delete(name);
    },
  };
  /** Whether there is the item that a call below it names. */
  const has = (input: CallInput, world: MockedWorld): boolean =>
    open(addressOf(input), world).get(nameIn(input)) !== undefined;
  return { responds, kept: items, hasFilter, has };
}

/** The declared refusal, else a problem. */
export function refuse(call: Call, status: 404 | 409, world: MockedWorld): ApiResponse {
  const declared = declaredResponse(call, status);
  return declared?.content ? exampleResponse(call, declared, world) : { ...problem(status), media: 'problem' };
}

const isId = (name: unknown): boolean =>
  (typeof name === 'string' && name !== '') || typeof name === 'number' || typeof name === 'bigint';

/** The declared success. @param other a status that is for something else */
function successOf(call: Call, other?: number): DeclaredResponse | undefined {
  const found = declaredResponse(call);
  const next = call.responses.find(({ name, status }) => /^2/.test(name) && status !== other);
  return found?.status === other ? (next ?? found) : found;
}
