import type { Call, KeptItems, MockedCall } from '../document/calls.ts';
import type { Cursor } from '../document/document.ts';
import type { CallInput } from '../http/call.ts';
import type { Json } from '../http/json.ts';
import { refuse } from '../http/problem.ts';
import { parametersIn, withoutNames } from '../http/routes.ts';
import { exampleOfSuccess } from '../samples/declared-response.ts';
import { bodySchema } from '../samples/example-values.ts';
import { typesOf } from '../schema/keywords.ts';
import { fieldsOf } from '../schema/merge-schemas.ts';
import { createCollection, type Collection } from './collection.ts';
import { respondByItems } from './item-calls.ts';
import { successSchema, itemSchema, placeByHint, type ItemCalls } from './item-shape.ts';
import { hasFilter, hasItem, createKeptItems } from './item-store.ts';
import { listFilters } from './lists.ts';
import { mayHoldItem, normalizedNames, bestPlace } from './places.ts';

// Items that calls share, where nobody wrote code: `/todos` and `/todos/{id}`. This file finds the calls that belong
// together; `item-shape.ts` and `places.ts` read from their schemas what an item, its id and its envelope are. Items are
// stored by `item-store.ts`, changed and responded by `item-calls.ts`, filtered, sorted and paged by `lists.ts`. Names are
// guessed where they are common; `x-mock` in the document says the rest.

/** `/users/{id}`, `/users/{id}/` and `/Users/{Sid}.json`, with the address of their list. */
const ITEM_PATH = /^(.*)\/\{([^{}/]+)\}(\.[a-z]+|\/)?$/i;

/**
 * The calls that share items, by id: what one stores, the others list, change and delete.
 *
 * @param base keeps items apart from those of other documents
 * @param isStrict ids that nobody made are 404 from the beginning
 */
export function collectionCalls(all: readonly Call[], base: string, isStrict: boolean) {
  const calls = all.filter(({ hints }) => hints.collection !== false);
  const responds = new Map<string, MockedCall>();
  const kept: KeptItems[] = [];
  const ignored: string[] = [];
  const undeleted: string[] = [];
  const parents: Collection[] = [];
  const others = Map.groupBy(calls, listedPath);
  for (const group of findGroups(calls, ({ id }) => responds.has(id))) {
    const collection = createCollection({ ...group, base, isStrict });
    const { list } = group.calls;
    const respondBy = (name: keyof ItemCalls, call: Call): void =>
      void responds.set(call.id, respondByItems(name, collection, call));
    kept.push(createKeptItems(collection));
    const listed = list && listedItem(list);
    if (list && listed)
      for (const { name, field } of listFilters(list, fieldsOf(listed)))
        if (field === undefined) ignored.push(`${name} of ${list.address}`);
    if (!collection.isSingle)
      undeleted.push(...calls.map(({ address }) => address).filter((one) => one === `DELETE ${group.path}`));
    if (isStrict && !collection.isSingle && group.itemPath !== undefined) parents.push(collection);
    for (const call of others.get(group.path) ?? [])
      if (!responds.has(call.id) && (call.hints.collection !== undefined || hasFilter(collection, call)))
        respondBy(call.method === 'GET' ? 'list' : 'add', call);
    for (const [name, call] of Object.entries(group.calls) as [keyof ItemCalls, Call | undefined][])
      if (call) respondBy(name, call);
  }
  for (const call of all) {
    const ancestors = parents.filter(({ itemPath = '' }) =>
      withoutNames(call.path).startsWith(`${withoutNames(itemPath)}/`),
    );
    const respond = responds.get(call.id) ?? ((_input, world) => exampleOfSuccess(call, world));
    if (ancestors.length > 0)
      responds.set(call.id, (input, world) =>
        ancestors.every((collection) => hasItem({ collection, call, input: inputFor(collection, call, input), world }))
          ? respond(input, world)
          : refuse(404),
      );
  }
  return { responds, kept, ignored, undeleted };
}

/** With the parameters as a collection above the call names them. */
function inputFor({ itemPath = '' }: Collection, call: Call, input: CallInput): CallInput {
  const values = parametersIn(call.path).map((name) => (input.path as Json)[name]);
  return { ...input, path: Object.fromEntries(parametersIn(itemPath).map((name, index) => [name, values[index]])) };
}

/** The path whose items a call may list or add: by its hint, or as `/pets/findByStatus` those of `/pets`. */
const listedPath = ({ hints, method, path }: Call): string =>
  hints.collection || (method === 'GET' && /\/[^/{}]+$/.test(path) ? path.slice(0, path.lastIndexOf('/')) : '');

/** The calls of lists and their items, then those of lists without addresses and of single resources. */
function* findGroups(calls: readonly Call[], isGrouped: (call: Call) => boolean) {
  const byAddress = new Map(calls.map((call) => [call.address, call]));
  const paths = [...new Set(calls.map(({ path }) => path))];
  const lists = new Set<string>();
  for (const itemPath of paths) {
    const [, start = '', , end = ''] = ITEM_PATH.exec(itemPath) ?? [];
    const path = `${start}${end}`;
    // `/users/{id}` and `/users/{login}` are one collection.
    if (start === '' || lists.has(path)) continue;
    const itemCall = (method: string) => byAddress.get(`${method} ${itemPath}`);
    // `/orgs/{org}/{repo}` has no list: `/orgs/{org}` is an item, too.
    const listCall = (method: string) => (start.endsWith('}') ? undefined : byAddress.get(`${method} ${path}`));
    const get = itemCall('GET');
    // A POST to an item changes it, as Stripe's do, where it responds what GET does.
    const change =
      itemCall('PATCH') ?? (isLike(successSchema(itemCall('POST')), successSchema(get)) ? itemCall('POST') : undefined);
    const [replace, remove] = [itemCall('PUT'), itemCall('DELETE')];
    const own: ItemCalls = {
      list: listCall('GET'),
      add: listCall('POST'),
      upsert: listCall('PUT'),
      get,
      head: itemCall('HEAD'),
      replace,
      change,
      remove,
    };
    const schema = itemSchema(own);
    const listed = listedItem(own.list);
    const isShown = (schema && mayHoldItem(schema)) || listed;
    const isItem = get ?? replace ?? change ?? (listed && remove);
    if (!isShown || !isItem || !(own.list ?? own.add ?? replace ?? change ?? remove)) continue;
    lists.add(path);
    yield { path, itemPath, calls: own };
  }
  for (const path of paths) {
    const [get, add, replace, change, remove] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
      byAddress.get(`${method} ${path}`),
    );
    const shown = successSchema(get);
    if (lists.has(path) || !get || !shown || isGrouped(get)) continue;
    // A POST to a single resource sets it, as PUT does.
    const isAny = normalizedNames(shown).size === 0;
    const upsert = !isAny && isAbout(add, shown) ? add : undefined;
    if (add && isAbout(add, listedItem(get))) yield { path, itemPath: undefined, calls: { list: get, add } };
    else if (
      typesOf(shown).has('object') &&
      [replace, change, upsert].some((call) => call && (isAny || isAbout(call, shown)))
    )
      yield { path, itemPath: path, calls: { get, upsert, replace, change, remove } };
  }
}

function listedItem(get: Call | undefined): Cursor | undefined {
  const listed = successSchema(get);
  return placeByHint(get)?.item ?? (listed && bestPlace(listed, new Set(), true)?.item);
}

/** Whether a call sends or responds what another one shows. */
const isAbout = (call: Call | undefined, shown: Cursor | undefined): boolean =>
  isLike(call?.body && bodySchema(call.body), shown) || isLike(successSchema(call), shown);

/** Whether two schemas are one, or most of what one lists is in the other, in an envelope or not. */
function isLike(schema: Cursor | undefined, other: Cursor | undefined): boolean {
  if (!schema || !other || schema.node === other.node) return schema !== undefined && other !== undefined;
  const names = normalizedNames(other);
  const item = bestPlace(schema, names)?.item;
  const own = item ? [...normalizedNames(item)] : [];
  return own.filter((name) => names.has(name)).length * 2 > Math.min(own.length, names.size);
}
