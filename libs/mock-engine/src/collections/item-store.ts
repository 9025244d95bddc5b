import { isMap } from '../http/json.ts';
import type { MockedWorld } from '../http/call.ts';
import type { Call } from '../document/calls.ts';
import { examplesOf } from '../samples/example-values.ts';
import { isValid } from '../schema/check-value.ts';
import { asItem, asMade, placeIn, type Collection } from './collection.ts';
import { declaredResponse, exampleResponse } from '../samples/example-responses.ts';
import { shownSchema } from '../samples/example-schema.ts';
import { castTo } from './fitted.ts';
import { isNumber, newId } from './item-id.ts';
import { itemsIn } from './item-shape.ts';
import { valueAt, withValueAt } from './places.ts';
import { sampleOf } from '../samples/sample.ts';
import type { Tree } from '../document/tree.ts';

/** What is known of a collection in a world, beside its items. */
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

export const tableOf = (path: string) => `collection ${path}`;

/** The stored items of a collection, for operations of its neighbours; none before its first use. */
export const collectionAt = <Item>({ rows }: Pick<MockedWorld, 'rows'>, path: string): Item[] =>
  rows.table<Item>(tableOf(path)).all();

export type OpenedItems = ReturnType<typeof openItems>;

/** The items at an address, with the first ones after its first use. */
export function openItems(collection: Collection, address: string, world: MockedWorld) {
  const { path, base, isSingle, shape } = collection;
  const rows = world.rows.table<Tree>(tableOf(base + path));
  const states = world.rows.table<CollectionState>('collections');
  const state = (): CollectionState => states.get(address) ?? {};
  const keyOf = (name: unknown) => (isSingle ? address : `${address}/${String(name)}`);
  const named = () =>
    rows.keys().flatMap((key): [name: string, item: Tree][] => {
      const item = key.startsWith(`${address}/`) ? rows.get(key) : undefined;
      return item ? [[key.slice(address.length + 1), item]] : [];
    });
  const get = (name: unknown) => rows.get(keyOf(name));
  function put(name: unknown, item: Tree, isWritten = true) {
    const [{ last = '0', ...before }, digits] = [state(), String(name)];
    world.rows.change(() => {
      rows.put(keyOf(name), item);
      const isLast = /^\d+$/.test(digits) && BigInt(digits) > BigInt(last);
      states.put(address, { ...before, ...(isWritten && { isWritten }), last: isLast ? digits : last });
    });
  }
  function freeId() {
    const { id, address: inPath } = shape();
    const [, first] = named()[0] ?? [];
    const example = (id && valueAt(first, id.path)) ?? id?.schema.node.example;
    const has = (name: unknown) => get(name) !== undefined;
    const used = { has, example, address: inPath, last: state().last ?? '0' };
    return newId(id, used, world.random, sampleOf(world, `${path} ids ${used.last}`));
  }
  if (!states.get(address))
    world.rows.change(() => {
      const { id } = shape();
      const { items, isListed, isMade } = firstItems(collection, world);
      states.put(address, { isListed });
      for (const item of items) {
        const name = (id && valueAt(item, id.path)) ?? freeId();
        const named = id ? (withValueAt(item, id.path, name) as Tree) : item;
        put(name, isMade === true ? asMade(collection, named) : named, false);
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
        const below = `${address}/${encodeURIComponent(String(name))}/`;
        for (const { kind, key } of world.rows.all())
          if (kind !== tableOf(base + path) && kind.startsWith('collection') && key.startsWith(below))
            world.rows.table(kind).delete(key);
      }),
  };
}
/** What the author says there is, else a few made-up items. */
function firstItems(
  collection: Collection,
  world: MockedWorld,
): { items: readonly Tree[]; isListed: boolean; isMade?: boolean } {
  const { path, calls, isSingle } = collection;
  const { item, id } = collection.shape();
  if (isSingle) return { items: [], isListed: false };
  const given = (call: Call | undefined, isList: boolean) => {
    const content = call && declaredResponse(call)?.content;
    return itemsIn(content, content && placeIn(collection, call, shownSchema(content), isList))?.map((one) =>
      asItem(collection, one),
    );
  };
  const [listed, [detailed] = []] = [given(calls.list, true), given(calls.get, false)];
  const idText = (one: Tree | undefined) => (id ? String(valueAt(one, id.path)) : undefined);
  // GET's example adds fields to the item with the same id in the list's example.
  if (listed)
    return {
      items: listed.map((one) => (idText(one) === idText(detailed) ? { ...one, ...detailed } : one)),
      isListed: true,
    };
  if (detailed) return { items: [detailed], isListed: false };
  if (!calls.list) return { items: [], isListed: false };
  const make = sampleOf(world, path);
  const made = Array.from({ length: id ? FIRST_ITEMS : 1 }, () => make(item)).filter(isMap);
  const isTold = id?.schema.node.example !== undefined;
  const isMade = id && !isNumber(id.schema) && ['format', 'pattern', 'enum'].some((key) => key in id.schema.node);
  // Without a rule for ids, `freeId` makes one like the first.
  const items = made.map((one, index) =>
    !id || isMade || (index === 0 && isTold) ? one : (withValueAt(one, id.path, undefined) as Tree),
  );
  return { items, isListed: false, isMade: true };
}

/** Until something was written, every id is that of the example, unless the author lists the ids. */
export function exampleItem(
  collection: Collection,
  name: unknown,
  { state }: OpenedItems,
  world: MockedWorld,
): Tree | undefined {
  const { path, calls, isSingle, isStrict } = collection;
  const { id, item } = collection.shape();
  const call = calls.get ?? calls.replace ?? calls.change;
  const declared = call && declaredResponse(call);
  if ((call && !declared?.content) || state().isWritten) return undefined;
  const isTold = examplesOf(declared?.content).size > 0;
  const isKnown = state().isListed === true && !isTold;
  if (!isSingle && (isStrict || isKnown)) return undefined;
  const place = call && declared?.content && placeIn(collection, call, shownSchema(declared.content));
  const [found] = [place && valueAt(exampleResponse(call, declared, world).body, place.path)].flat();
  const value =
    isMap(found) && (isValid(item, found, 'response') || isTold)
      ? found
      : sampleOf(world, `${path} ${String(name)}`)(item);
  if (!isMap(value)) return undefined;
  if (!id) return value;
  const own = castTo(id.schema, name);
  return own === undefined ? value : (withValueAt(value, id.path, own) as Tree);
}
