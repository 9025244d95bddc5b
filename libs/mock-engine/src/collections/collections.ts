import type { KeptItems, MockedCall } from '../http/call.ts';
import type { Call } from '../document/calls.ts';
import { shownSchema } from '../samples/example-schema.ts';
import { collectionOf, type Collection } from './collection.ts';
import { schemaOf, shownOf, toldPlace, type ItemCalls } from './item-shape.ts';
import { mockedExample } from '../samples/example-responses.ts';
import { itemCalls } from './item-calls.ts';
import { refuse } from './item-responses.ts';
import { hasFilter, hasItem, keptItemsOf } from './kept-items.ts';
import { ignoredIn } from './list-query.ts';
import { fieldsOf, mayHoldItem, namesOf, placeOf } from './places.ts';
import { typesOf } from '../document/types-of.ts';
import type { Part } from '../document/document.ts';

export interface CollectionOptions {
  /** Keeps its items apart from those of other documents. */
  readonly base?: string | undefined;
  /** Ids that nobody made are 404 from the beginning. */
  readonly strictIds?: boolean | undefined;
}

/** `/users/{id}`, `/users/{id}/` and `/Users/{Sid}.json`, with the address of their list. */
const ITEM_PATH = /^(.*)\/\{([^{}/]+)\}(\.[a-z]+|\/)?$/i;

/** The calls that share items, by id: what one stores, the others list, change and delete. */
export function collectionCalls(all: readonly Call[], options: CollectionOptions = {}) {
  const calls = all.filter(({ hints }) => hints.collection !== false);
  const responds = new Map<string, MockedCall>();
  const kept: KeptItems[] = [];
  const ignored: string[] = [];
  const byAddress = new Map(calls.map((call) => [call.address, call]));
  const paths = [...new Set(calls.map(({ path }) => path))];
  const bases = new Set<string>();
  const parents: { itemPath: string; collection: Collection }[] = [];
  /** Such as `/pets/findByStatus` of `/pets`. */
  const others = Map.groupBy(
    calls,
    ({ hints, method, path }) =>
      hints.collection ?? (method === 'GET' && /\/[^/{}]+$/.test(path) ? path.slice(0, path.lastIndexOf('/')) : ''),
  );

  function keep(path: string, itemPath: string | undefined, own: ItemCalls): void {
    const collection = collectionOf({
      path,
      itemPath,
      calls: own,
      base: options.base ?? '',
      isStrict: options.strictIds === true,
    });
    const respondBy = (name: keyof ItemCalls, call: Call): void =>
      void responds.set(call.id, (input, world) => itemCalls[name](collection, call, input, world));
    kept.push(keptItemsOf(collection));
    const listed = own.list && itemOf(own.list);
    if (own.list && listed)
      for (const name of ignoredIn(own.list, fieldsOf(listed))) ignored.push(`${name} of ${own.list.address}`);
    if (options.strictIds && itemPath !== undefined && itemPath !== path) parents.push({ itemPath, collection });
    for (const call of others.get(path) ?? [])
      if (!responds.has(call.id) && (call.hints.collection !== undefined || hasFilter(collection, call)))
        respondBy(call.method === 'GET' ? 'list' : 'add', call);
    for (const [name, call] of Object.entries(own) as [keyof ItemCalls, Call | undefined][])
      if (call) respondBy(name, call);
  }

  for (const path of paths) {
    const [, start = '', , end = ''] = ITEM_PATH.exec(path) ?? [];
    const base = `${start}${end}`;
    // Another name for the id is no other collection.
    if (start === '' || bases.has(base)) continue;
    // `/orgs/{org}/{repo}` has no list: `/orgs/{org}` is an item, too.
    const at = (method: string, where = path) =>
      where === base && start.endsWith('}') ? undefined : byAddress.get(`${method} ${where}`);
    const own: ItemCalls = {
      list: at('GET', base),
      add: at('POST', base),
      upsert: at('PUT', base),
      get: at('GET'),
      replace: at('PUT'),
      change: at('PATCH') ?? (isChange(at('POST'), at('GET')) ? at('POST') : undefined),
      remove: at('DELETE'),
    };
    const shown = shownOf(own);
    const isShown = (shown && mayHoldItem(shown)) || itemOf(own.list);
    const isItem = own.get ?? own.replace ?? own.change ?? (itemOf(own.list) ? own.remove : undefined);
    if (!isShown || !isItem || !(own.list ?? own.add ?? own.replace ?? own.change ?? own.remove)) continue;
    bases.add(base);
    keep(base, path, own);
  }
  for (const path of paths) {
    if (bases.has(path)) continue;
    const [get, add, replace, change, remove] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) =>
      byAddress.get(`${method} ${path}`),
    );
    if (!get || responds.has(get.id)) continue;
    if (add && isListOf(get, add)) keep(path, undefined, { list: get, add });
    else {
      // A POST to a single resource sets it, as PUT does.
      const upsert = isSameThing(get, add) && isListed(get) ? add : undefined;
      if ([replace, change, upsert].some((call) => isSameThing(get, call)))
        keep(path, path, { get, upsert, replace, change, remove });
    }
  }
  for (const call of all) {
    const around = parents.filter(({ itemPath }) => call.path.startsWith(`${itemPath}/`));
    const respond = responds.get(call.id) ?? ((_input, world) => mockedExample(call, world));
    if (around.length > 0)
      responds.set(call.id, (input, world) =>
        around.every(({ collection }) => hasItem(collection, input, world))
          ? respond(input, world)
          : refuse(call, 404, world),
      );
  }
  return { responds, kept, ignored };
}

/** Whether a POST to an item changes it, as Stripe's do: it responds what GET does. */
function isChange(post: Call | undefined, get: Call | undefined): boolean {
  const [one, other] = [schemaOf(post), schemaOf(get)];
  return one !== undefined && other !== undefined && (one.node === other.node || isAlike(one, other));
}

/** What a GET responds a list of. */
function itemOf(get: Call | undefined): Part | undefined {
  const listed = schemaOf(get);
  return toldPlace(get)?.item ?? (listed && placeOf(listed, new Set(), true)?.item);
}

/** Whether a GET lists what a POST at its own path adds. */
function isListOf(get: Call, post: Call): boolean {
  const item = itemOf(get);
  const added = [schemaOf(post), post.body && shownSchema(post.body)];
  return item !== undefined && added.some((schema) => schema !== undefined && isAlike(schema, item));
}

/** Whether a call sends, or responds, what a GET at its path shows. */
function isSameThing(get: Call, other: Call | undefined): boolean {
  const shown = schemaOf(get);
  const isObject = (schema: Part | undefined) => schema !== undefined && typesOf(schema).has('object');
  return [other?.body && shownSchema(other.body), schemaOf(other)].some(
    (schema) =>
      shown && schema && isObject(shown) && isObject(schema) && (namesOf(shown).size === 0 || isAlike(schema, shown)),
  );
}

/** Whether a GET says what it responds. */
const isListed = (get: Call): boolean => {
  const shown = schemaOf(get);
  return shown !== undefined && namesOf(shown).size > 0;
};

/** Whether most of what a schema lists is in another one, in an envelope or not. */
function isAlike(schema: Part, other: Part): boolean {
  const names = namesOf(other);
  const item = placeOf(schema, names)?.item;
  const own = item ? [...namesOf(item)] : [];
  return own.filter((name) => names.has(name)).length * 2 > Math.min(own.length, names.size);
}
