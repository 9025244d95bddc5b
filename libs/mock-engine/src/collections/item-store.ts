import type { Call, MockedWorld, KeptItems } from '../document/calls.ts';
import { isObject, type Json } from '../http/json.ts';
import { HttpError } from '../http/problem.ts';
import { declaredResponse, exampleResponse } from '../samples/declared-response.ts';
import { bodySchema, examplesOf } from '../samples/example-values.ts';
import { samplerFor } from '../samples/sample.ts';
import { isValid, valueErrors } from '../schema/check-value.ts';
import {
  exampleItems,
  keepAsMade,
  findPlace,
  collectionUrl,
  requestedId,
  type Collection,
  type ItemRequest,
} from './collection.ts';
import { newId, successSchema } from './item-shape.ts';
import { keptItemsMessages as messages } from './kept-items.messages.ts';
import { listFilters } from './lists.ts';
import { castValue, valueAt, withValueAt, bestPlace } from './places.ts';

interface CollectionState {
  /** Somebody changed it; until then its items are examples. */
  readonly isWritten?: boolean;
  /** Its first items are those of the author's list. */
  readonly isListed?: boolean;
  /** The largest number that was an id. */
  readonly last?: string;
}

/** Items of a new collection without an example. */
const FIRST_ITEMS = 3;

const largerNumber = (number: string, name: unknown): string => {
  const digits = String(name);
  return /^\d+$/.test(digits) && BigInt(digits) > BigInt(number) ? digits : number;
};

const tableName = (path: string) => `collection ${path}`;

/** The stored items of a collection, for operations of its neighbours; none before its first use. */
export const storedItems = <Item>({ rows }: Pick<MockedWorld, 'rows'>, path: string): Item[] =>
  rows.table<Item>(tableName(path)).all();

export type OpenedItems = ReturnType<typeof openItems>;

/** The items that a request is about. */
export const openRequested = (request: ItemRequest) =>
  openItems(request.collection, collectionUrl(request), request.world);

/** The items at an address, with the first ones after its first use. */
function openItems(collection: Collection, address: string, world: MockedWorld) {
  const { path, base, isSingle, shape } = collection;
  const rows = world.rows.table<Json>(tableName(base + path));
  const states = world.rows.table<CollectionState>('collections');
  const state = (): CollectionState => states.get(address) ?? {};
  const keyOf = (name: unknown) => (isSingle ? address : `${address}/${String(name)}`);
  const named = () =>
    rows.keys().flatMap((key): [name: string, item: Json][] => {
      const item = key.startsWith(`${address}/`) ? rows.get(key) : undefined;
      return item ? [[key.slice(address.length + 1), item]] : [];
    });
  const get = (name: unknown) => rows.get(keyOf(name));
  function put(name: unknown, item: Json, isWritten = true) {
    const { last = '0', ...before } = state();
    world.rows.change(() => {
      rows.put(keyOf(name), item);
      states.put(address, { ...before, ...(isWritten && { isWritten }), last: largerNumber(last, name) });
    });
  }
  /** @param others names that items will have */
  function freeId(others: readonly unknown[] = []) {
    const { id, address: inPath } = shape();
    const all = named();
    const [, first] = all[0] ?? [];
    const example = (id && valueAt(first, id.path)) ?? id?.schema.node.example;
    const has = (name: unknown) => get(name) !== undefined || others.includes(name);
    const used = { has, example, address: inPath, last: state().last ?? '0' };
    return newId(id, used, world.random, samplerFor(world, `${path} ids ${used.last} ${all.length}`));
  }
  if (!states.get(address))
    world.rows.change(() => {
      const { id } = shape();
      const { items, isListed, isMade } = firstItems(collection, world);
      const names = items.map((item) => id && valueAt(item, id.path));
      states.put(address, { isListed, isWritten: world.isEmpty, last: names.reduce(largerNumber, '0') });
      for (const [index, item] of items.entries()) {
        const name = names[index] ?? freeId(names);
        const named = id ? (withValueAt(item, id.path, name) as Json) : item;
        put(name, isMade ? keepAsMade(collection, named) : named, false);
      }
    });
  return {
    state,
    named,
    get,
    put,
    freeId,
    delete: (name: unknown) =>
      world.rows.change(() => {
        rows.delete(keyOf(name));
        states.put(address, { ...state(), isWritten: true });
        const below = `${keyOf(encodeURIComponent(String(name)))}/`;
        for (const { kind, key } of world.rows.all())
          // Its state stays, so that first items do not come back, and ids are not used again.
          if (kind !== tableName(base + path) && kind.startsWith(tableName('')) && key.startsWith(below))
            world.rows.table(kind).delete(key);
      }),
  };
}

function firstItems(
  collection: Collection,
  world: MockedWorld,
): { items: readonly Json[]; isListed?: boolean; isMade?: boolean } {
  const { path, calls, isSingle } = collection;
  const { item, id } = collection.shape();
  if (isSingle || world.isEmpty) return { items: [] };
  const [listed, detailed] = [exampleItems(collection, calls.list, true), exampleItems(collection, calls.get, false)];
  if (listed) return { items: listed.items, isListed: true };
  if (detailed?.items[0] || !calls.list) return { items: detailed?.items.slice(0, 1) ?? [] };
  const make = samplerFor(world, path);
  const made = Array.from({ length: id ? FIRST_ITEMS : 1 }, () => make(item)).filter(isObject);
  const isTold = id?.schema.node.example !== undefined;
  // `freeId` makes the ids, like the first one.
  const items = made.map((one, index) =>
    !id || (index === 0 && isTold) ? one : (withValueAt(one, id.path, undefined) as Json),
  );
  return { items, isMade: true };
}

/** Until something was written, every id is that of the example, unless the author lists the ids. */
export function exampleItem(request: ItemRequest, { state }: OpenedItems): Json | undefined {
  const { collection, world } = request;
  const name = requestedId(request);
  const { path, calls, isSingle, isStrict } = collection;
  const { id, item } = collection.shape();
  const call = calls.get ?? calls.replace ?? calls.change;
  const declared = call && declaredResponse(call);
  if ((call && !declared?.content) || state().isWritten) return undefined;
  const isTold = examplesOf(declared?.content).size > 0;
  const isKnown = state().isListed === true && !isTold;
  if (!isSingle && (isStrict || isKnown)) return undefined;
  const place = call && declared?.content && findPlace(collection, call, bodySchema(declared.content));
  const [found] = [place && valueAt(exampleResponse(call, declared, world).body, place.path)].flat();
  const value =
    isObject(found) && (isValid(item, found, 'response') || isTold)
      ? found
      : samplerFor(world, `${path} ${String(name)}`)(item);
  if (!isObject(value)) return undefined;
  const own = id && castValue(id.schema, name);
  return id && own !== undefined ? (withValueAt(value, id.path, own) as Json) : value;
}

/** Whether there is the item that a call below it names; where nothing is, the list below is empty instead. */
export const hasItem = (request: ItemRequest): boolean =>
  request.world.isEmpty === true || openRequested(request).get(requestedId(request)) !== undefined;

/** Whether a call that is no list of its own finds items, by fields that they have. */
export function hasFilter({ shape }: Collection, call: Call): boolean {
  const listed = successSchema(call);
  if (!listed || !call.parameters.some((one) => one.in === 'query')) return false;
  const { item, names, fields } = shape();
  return (
    bestPlace(listed, names, true)?.item.node === item.node &&
    listFilters(call, fields).some(({ field }) => field !== undefined)
  );
}

/** The items of a collection as the console shows and changes them. */
export function createKeptItems(collection: Collection): KeptItems {
  const { calls, path, base, shape } = collection;
  return {
    path: base + path,
    calls: (Object.values(calls) as (Call | undefined)[]).flatMap((call) => call?.id ?? []),
    list(world) {
      // Sampled items are made by the first request: those of all paths would take seconds.
      const content = calls.list && declaredResponse(calls.list)?.content;
      if (!path.includes('{') && examplesOf(content).size > 0) openItems(collection, base + path, world);
      const rows = world.rows.table<Json>(tableName(base + path));
      return rows.keys().map((key) => ({ key, value: rows.get(key) }));
    },
    change(world, key, value) {
      const { name, opened } = requireItem(collection, world, key);
      const { item, id } = shape();
      const errors = valueErrors(item, value, { direction: 'response' });
      if (id && String(valueAt(value, id.path)) !== name)
        errors.push({ field: id.path.join('.'), detail: messages.sameId });
      if (errors.length > 0 || !isObject(value)) throw new HttpError(400, messages.invalidItem, errors);
      opened.put(name, value);
    },
    remove(world, key) {
      const { name, opened } = requireItem(collection, world, key);
      opened.delete(name);
    },
  };
}

/** @returns the name of an item, and where it is @throws HttpError for one that is not there */
function requireItem(collection: Collection, world: MockedWorld, key: string) {
  const { base, path, isSingle, shape } = collection;
  const item = world.rows.table<Json>(tableName(base + path)).get(key);
  if (!item) throw new HttpError(404, messages.noItem);
  const { id } = shape();
  const name = id ? String(valueAt(item, id.path)) : key.slice(key.lastIndexOf('/') + 1);
  return { name, opened: openItems(collection, isSingle ? key : key.slice(0, -name.length - 1), world) };
}
