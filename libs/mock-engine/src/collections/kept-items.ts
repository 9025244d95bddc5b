import type { CallInput, KeptItems, MockedWorld } from '../http/call.ts';
import { isMap } from '../http/json.ts';
import { HttpError } from '../http/problem.ts';
import type { Call } from '../document/calls.ts';
import type { Tree } from '../document/tree.ts';
import { declaredResponse } from '../samples/example-responses.ts';
import { examplesOf } from '../samples/example-values.ts';
import { valueErrors } from '../schema/check-value.ts';
import { addressOf, nameIn, type Collection } from './collection.ts';
import { schemaOf } from './item-shape.ts';
import { openItems, tableOf } from './item-store.ts';
import { keptItemsMessages as messages } from './kept-items.messages.ts';
import { hasFilterOf } from './list-query.ts';
import { placeOf, valueAt } from './places.ts';

/** Whether there is the item that a call below it names. */
export const hasItem = (collection: Collection, input: CallInput, world: MockedWorld): boolean =>
  openItems(collection, addressOf(collection, input), world).get(nameIn(collection, input)) !== undefined;

/** Whether a call that is no list of its own finds items, by fields that they have. */
export function hasFilter({ shape }: Collection, call: Call): boolean {
  const listed = schemaOf(call);
  if (!listed || !call.parameters.some((one) => one.in === 'query')) return false;
  const { item, names, fields } = shape();
  return placeOf(listed, names, true)?.item.node === item.node && hasFilterOf(call, fields);
}

/** The items of a collection as the console shows and changes them. */
export function keptItemsOf(collection: Collection): KeptItems {
  const { calls, path, base, shape } = collection;
  return {
    path: base + path,
    calls: (Object.values(calls) as (Call | undefined)[]).flatMap((call) => call?.id ?? []),
    list(world) {
      // Sampled items are made by the first request: those of all paths would take seconds.
      const content = calls.list && declaredResponse(calls.list)?.content;
      if (!path.includes('{') && examplesOf(content).size > 0) openItems(collection, base + path, world);
      const rows = world.rows.table<Tree>(tableOf(base + path));
      return rows.keys().map((key) => ({ key, value: rows.get(key) }));
    },
    change(world, key, value) {
      const { name, opened } = found(collection, world, key);
      const { item, id } = shape();
      const errors = valueErrors(item, value, { direction: 'response' });
      if (id && String(valueAt(value, id.path)) !== name)
        errors.push({ field: id.path.join('.'), detail: messages.sameId });
      if (errors.length > 0 || !isMap(value)) throw new HttpError(400, messages.invalidItem, errors);
      opened.put(name, value);
    },
    remove(world, key) {
      const { name, opened } = found(collection, world, key);
      opened.delete(name);
    },
  };
}

/** @returns the name of an item, and where it is @throws HttpError for one that is not there */
function found(collection: Collection, world: MockedWorld, key: string) {
  const { base, path, isSingle, shape } = collection;
  const item = world.rows.table<Tree>(tableOf(base + path)).get(key);
  if (!item) throw new HttpError(404, messages.noItem);
  const { id } = shape();
  const name = id ? String(valueAt(item, id.path)) : key.slice(key.lastIndexOf('/') + 1);
  return { name, opened: openItems(collection, isSingle ? key : key.slice(0, -name.length - 1), world) };
}
