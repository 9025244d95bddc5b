import type { ApiResponse, CallInput, KeptItems, MockedWorld, ResponseHeaders } from '../contract/contract.ts';
import { isJsonType } from '../contract/http.ts';
import { JSON_PATCH, patched } from '../contract/json.ts';
import { problem, Refusal } from '../contract/problem.ts';
import { filledPath } from '../contract/routes.ts';
import { seededRandom } from '../ports/random.ts';
import { examplesOf, type Call, type DeclaredResponse } from './calls.ts';
import { isValid, valueErrors } from './check-value.ts';
import { inDirection } from './direction.ts';
import { canonical } from './equal.ts';
import { isOtherWay } from './schema-parts.ts';
import { type Part } from './document.ts';
import { isTree, type Tree } from './tree.ts';
import { declaredResponse, exampleResponse, statusOf } from './example-responses.ts';
import { shownSchema } from './example-schema.ts';
import { castTo, fitted, overlaid, withSetFields } from './fitted.ts';
import { isNumber, newId } from './item-id.ts';
import { schemaOf, shapeOf, type ItemCalls } from './item-shape.ts';
import { keptItemsMessages as messages } from './kept-items.messages.ts';
import { filterDefaults, hasFilterOf, listQuery, pageOf } from './list-query.ts';
import { pageHeaders, withPage, type Listed } from './page-fields.ts';
import { formsOf, isMap, namesOf, placeOf, spelled, valueAt, withValueAt, type Place } from './places.ts';
import { sampler, type Sample } from './sample.ts';

interface Kept {
  /** Of the list, or of a single resource. */
  readonly path: string;
  /** Of an item; the same for a single resource, undefined where items have no address. */
  readonly itemPath: string | undefined;
  readonly calls: ItemCalls;
  /** Of the document, before all of its paths. */
  readonly base: string;
  /** Ids that nobody made are 404 from the beginning. */
  readonly isStrict: boolean;
}

type Respond = (call: Call, input: CallInput, world: MockedWorld) => ApiResponse;

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

const tableOf = (path: string) => `collection ${path}`;

/** The stored items of a collection, for operations of its neighbours; none before its first use. */
export const collectionAt = <Item>({ rows }: Pick<MockedWorld, 'rows'>, path: string): Item[] =>
  rows.table<Item>(tableOf(path)).all();

/** The items of a collection, or the value of a single resource, in each world: how its calls respond. */
export function keepItems({ path, itemPath, calls, base, isStrict }: Kept) {
  const isSingle = itemPath === path;
  const parameter = isSingle ? undefined : /\{([^{}/]+)\}[^{}]*$/.exec(itemPath ?? '')?.[1];
  const shape = lazy(() => shapeOf(path, parameter, calls));
  const addressOf = ({ path: values }: CallInput) => base + filledPath(path, values as Record<string, string | number>);
  const nameIn = ({ path: values }: CallInput) => (parameter === undefined ? undefined : (values as Tree)[parameter]);

  /** The items at an address, with the first ones after its first use. */
  function open(address: string, world: MockedWorld) {
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
      const { id, issued, address: inPath } = shape();
      const place = id ?? issued;
      const [, first] = named()[0] ?? [];
      const example = (id && valueAt(first, id.path)) ?? place?.schema.node.example;
      const has = (name: unknown) => get(name) !== undefined;
      const used = { has, example, address: inPath, last: state().last ?? '0' };
      return newId(place, used, world.random, sampleOf(world, `${path} ids ${used.last}`));
    }
    if (!states.get(address))
      world.rows.change(() => {
        const { id } = shape();
        const { items, isListed, isMade } = firstItems(world);
        states.put(address, { isListed });
        for (const item of items) {
          const name = (id && valueAt(item, id.path)) ?? freeId();
          const named = id ? (withValueAt(item, id.path, name) as Tree) : item;
          put(name, isMade === true ? asMade(named) : named, false);
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
        }),
    };
  }
  type Opened = ReturnType<typeof open>;

  /** What the author says there is, else a few made-up items. */
  function firstItems(world: MockedWorld): { items: readonly Tree[]; isListed: boolean; isMade?: boolean } {
    const { item, id } = shape();
    if (isSingle) return { items: [], isListed: false };
    const given = (call: Call | undefined, isList: boolean) => {
      const content = call && declaredResponse(call)?.content;
      const [example] = content ? examplesOf(content).values() : [];
      const place = content && placeIn(shownSchema(content), isList);
      const found = place && valueAt(example, place.path);
      return found === undefined ? undefined : [found].flat().filter(isMap);
    };
    const [listed, [detailed] = []] = [given(calls.list, true), given(calls.get, false)];
    const nameOf = (one: Tree | undefined) => (id ? String(valueAt(one, id.path)) : undefined);
    // The author's example of one item has more to say of it than the list.
    if (listed)
      return {
        items: listed.map((one) => (nameOf(one) === nameOf(detailed) ? { ...one, ...detailed } : one)),
        isListed: true,
      };
    if (detailed) return { items: [detailed], isListed: false };
    if (!calls.list) return { items: [], isListed: false };
    const make = sampleOf(world, path);
    const made = Array.from({ length: id ? FIRST_ITEMS : 1 }, () => make(item)).filter(isMap);
    const isTold = id?.schema.node.example !== undefined;
    const isMade = id && !isNumber(id.schema) && ['format', 'pattern', 'enum'].some((key) => key in id.schema.node);
    // Others get an id of the same kind.
    const items = made.map((one, index) =>
      !id || isMade || (index === 0 && isTold) ? one : (withValueAt(one, id.path, undefined) as Tree),
    );
    return { items, isListed: false, isMade: true };
  }

  /** Until something was written, every id is that of the example, unless the author lists the ids. */
  function exampleItem(name: unknown, { state }: Opened, world: MockedWorld): Tree | undefined {
    const { id, item } = shape();
    const call = calls.get ?? calls.replace ?? calls.change;
    const declared = call && declaredResponse(call);
    if ((call && !declared?.content) || state().isWritten) return undefined;
    const isTold = examplesOf(declared?.content).size > 0;
    const isKnown = state().isListed === true && !isTold;
    if (!isSingle && (isStrict || isKnown)) return undefined;
    const place = declared?.content && placeIn(shownSchema(declared.content));
    const [found] = [call && place && valueAt(exampleResponse(call, declared, world).body, place.path)].flat();
    const value =
      isMap(found) && (isValid(item, found, 'response') || isTold)
        ? found
        : sampleOf(world, `${path} ${String(name)}`)(item);
    if (!isMap(value)) return undefined;
    if (!id) return value;
    const own = castTo(id.schema, name);
    return own === undefined ? undefined : (withValueAt(value, id.path, own) as Tree);
  }

  const places = new Map<Part, Place | undefined>();
  /** Where a body has its item or items. */
  function placeIn(schema: Part, isList = false): Place | undefined {
    if (places.has(schema)) return places.get(schema);
    const { names } = shape();
    const isAny = !isList && namesOf(schema).size === 0;
    const found = placeOf(schema, names, isList) ?? (isAny ? { path: [], isList: false, item: schema } : undefined);
    places.set(schema, found);
    return found;
  }

  function refuse(call: Call, status: 404 | 409, world: MockedWorld): ApiResponse {
    const declared = declaredResponse(call, status);
    return declared?.content ? exampleResponse(call, declared, world) : { ...problem(status), media: 'problem' };
  }

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
    const place = placeIn(schema);
    const shown = place && shownBy(place.item, item, world);
    const body = place ? withValueAt(response.body, place.path, place.isList ? [shown] : shown) : response.body;
    return {
      ...response,
      status: statusOf(declared),
      body: isMap(body) ? withId(schema, body, place, item, name, input) : body,
    };
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
    const { id, issued } = shape();
    if (place && id) return body;
    const own = (id && valueAt(item, id.path)) ?? name;
    const known = { ...(values as Tree), ...(place ? {} : item), ...(parameter !== undefined && { [parameter]: own }) };
    const shown = overlaid(schema, body, known);
    const field = issued && castTo(issued.schema, own);
    return field === undefined || !issued || valueAt(body, issued.path) === undefined
      ? shown
      : (withValueAt(shown, issued.path, field) as Tree);
  }

  const shown = new WeakMap<Tree, Map<Tree, Tree>>();
  /** An item that was made of the schema needs no check of it, which takes longer than anything else. */
  function asMade(item: Tree): Tree {
    shown.set(item, new Map([[shape().item.node, item]]));
    return item;
  }
  /** An item as a response has it. */
  function shownBy(schema: Part, item: Tree, world: MockedWorld): Tree {
    const before = shown.get(item) ?? new Map<Tree, Tree>();
    const fit = () => fitted(schema, item, sampleOf(world, `${path} ${canonical(item)}`));
    const found = before.get(schema.node) ?? (isValid(schema, item, 'response') ? item : fit());
    shown.set(item, before.set(schema.node, found));
    return found;
  }

  /** The items that a request sends, with the fields that items have. */
  function sentItems({ body, parameters }: Call, input: CallInput): Tree[] {
    const { item, names, fields, id } = shape();
    const place = body && placeOf(shownSchema(body), names);
    const asked = new Set(body ? (place ? namesOf(place.item) : []) : parameters.map(({ name }) => spelled(name)));
    const spelling = new Map([...fields.keys()].map((name) => [spelled(name), name]));
    if (id && id.path.length === 1 && parameter !== undefined && !spelling.has(spelled(parameter)))
      spelling.set(spelled(parameter), id.path[0] ?? '');
    const sent = body ? (place ? valueAt(input.body, place.path) : input.body) : input.query;
    return [sent]
      .flat()
      .filter(isMap)
      .map((one) => {
        const known = Object.entries(one).flatMap(([name, value]): [string, unknown][] => {
          const own = fields.has(name) ? name : (spelling.get(spelled(name)) ?? name);
          const field = fields.get(own);
          // What requests alone have is not shown.
          if (!field)
            return value === undefined || (fields.size > 0 && asked.has(spelled(name))) ? [] : [[name, value]];
          // Objects and lists may lack what the server sets.
          const kept =
            value === null || isTree(value)
              ? value
              : formsOf(item, one, own).flatMap((form) => castTo(form, value) ?? [])[0];
          return kept === undefined ? [] : [[own, kept]];
        });
        return inDirection(item, Object.fromEntries(known), 'response') as Tree;
      });
  }

  /** Adds what the client does not send: fields of the path, of the server, and those that every item needs. */
  function completed(value: Tree, { path: values }: CallInput, world: MockedWorld): Tree {
    const { item, fields } = shape();
    const usual = calls.list ? filterDefaults(calls.list.parameters, fields) : {};
    const inPath = new Map(
      Object.entries(values as Tree)
        .filter(([name]) => name !== parameter)
        .map(([name, one]) => [spelled(name), one]),
    );
    const given = [...fields].flatMap(([name, field]): [string, unknown][] => {
      const [found] = [inPath.get(spelled(name)), usual[name], field.node.default].flatMap(
        (one) => castTo(field, one) ?? [],
      );
      return name in value || found === undefined ? [] : [[name, found]];
    });
    const make = sampleOf(world, `${path} ${canonical(value)}`);
    return asMade(fitted(item, { ...Object.fromEntries(given), ...value }, make));
  }

  /**
   * A changed item: its id and what the server set stay, but for the time of the change.
   *
   * @param sent the item with what the client may not set
   */
  function changed(value: Tree, sent: Tree, before: Tree, input: CallInput, world: MockedWorld): Tree {
    const { item, id, fields } = shape();
    const made = [...fields].filter(([, field]) => isOtherWay(field, 'request'));
    const dates = made.filter(
      ([name, { node }]) => node.format === 'date-time' && /updat|modif|chang|edit/i.test(name),
    );
    const now = world.clock && new Date(world.clock.now()).toISOString();
    const kept = {
      ...(withSetFields(item, value, sent, before) as Tree),
      ...Object.fromEntries(made.flatMap(([name]) => (name in before ? [[name, before[name]]] : []))),
      ...(now !== undefined && Object.fromEntries(dates.map(([name]) => [name, now]))),
    };
    return completed(id ? (withValueAt(kept, id.path, valueAt(before, id.path)) as Tree) : kept, input, world);
  }

  /** A patched item. @throws Refusal when the patch took away what every item needs, or made it unfit otherwise */
  function fitAfter(value: Tree, sent: Tree, before: Tree, isPatch: boolean): Tree {
    const { item } = shape();
    const errorsIn = (one: unknown) => valueErrors(item, one, { direction: 'request' });
    const known = new Set(errorsIn(before).map(({ field }) => field));
    // A merge patch has null for both: nothing, and null.
    const nulls = errorsIn(value).filter(({ field }) => sent[field] === null && !(field in value));
    const whole = { ...value, ...Object.fromEntries(nulls.map(({ field }) => [field, null])) };
    // A merge patch was checked, by a schema that may be another one.
    const errors = errorsIn(whole).filter(({ field }) => !known.has(field) && (isPatch || sent[field] === null));
    if (errors.length > 0) throw new Refusal(422, messages.invalidItem, errors);
    return whole;
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
      const place = schema && placeIn(schema, true);
      if (!schema || !place) return response;
      const { named: all, state } = open(addressOf(input), world);
      const named = all();
      const query = listQuery(call.parameters, input.query as Tree, shape().fields, schema);
      const page = pageOf(named, query);
      // Until something is written, the example of a filter is more use than nothing.
      if (call !== calls.list && page.total === 0 && !state().isWritten) return response;
      const nameOf = (one: Tree | undefined) => named.find(([, item]) => item === one)?.[0];
      const ends = [nameOf(page.items[0]), nameOf(page.items.at(-1))] as const;
      const listed: Listed = { ...page, query, ends, url: input.url };
      const items = page.items.map((one) => shownBy(place.item, one, world));
      return {
        ...response,
        body: withValueAt(
          place.path.length > 0 ? withPage(schema, response.body, listed) : undefined,
          place.path,
          items,
        ),
        ...(response.headers && { headers: pageHeaders(response.headers, listed) }),
      };
    },
    add(call, input, world) {
      const { id } = shape();
      const opened = open(addressOf(input), world);
      const { isListed, isWritten } = opened.state();
      const sent = sentItems(call, input).map((one) => ({ one, name: id && valueAt(one, id.path) }));
      const isTaken = sent.some(({ name }) => isId(name) && opened.get(name) !== undefined);
      // Made-up items are in nobody's way.
      if (isTaken && (isListed === true || isWritten === true)) return refuse(call, 409, world);
      const made = (sent.length > 0 ? sent : [{ one: {}, name: undefined }]).map(({ one, name: given }) => {
        const name = isId(given) ? given : opened.freeId();
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
        ...('headers' in response && response.headers && { headers: located(response.headers, name, input) }),
      };
    },
    upsert(call, input, world) {
      if (isSingle) return responds.replace(call, input, world);
      const { id } = shape();
      const [sent] = sentItems(call, input);
      const name = sent && id && valueAt(sent, id.path);
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
      const [sent = {}] = sentItems(call, input);
      const stored = opened.get(name);
      const created = stored ? undefined : declaredResponse(call, 201);
      const isNew = !stored && (created !== undefined || !calls.add);
      const own = id && castTo(id.schema, name);
      const before =
        stored ??
        exampleItem(name, opened, world) ??
        (isNew ? (own === undefined || !id ? {} : (withValueAt({}, id.path, own) as Tree)) : undefined);
      if (!before) return refuse(call, 404, world);
      const [whole = sent] = sentItems(call, { ...input, body: input.sentBody });
      const item = changed(sent, whole, before, input, world);
      opened.put(name, item);
      return succeed(call, input, world, item, { declared: created ?? successOf(call, 201) });
    },
    change: known((opened, before, call, input, world) => {
      const [sent = {}] = sentItems(call, input);
      const [whole = sent] = sentItems(call, { ...input, body: input.sentBody });
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
    const [list = ''] = (input.url ?? addressOf(input)).split('?');
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
    return placeOf(listed, names, true)?.item.node === item.node && hasFilterOf(call.parameters, fields);
  }

  const kept: KeptItems = {
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
  return { responds, kept, hasFilter };
}

const isId = (name: unknown): boolean =>
  (typeof name === 'string' && name !== '') || typeof name === 'number' || typeof name === 'bigint';

/** The declared success. @param other a status that is for something else */
function successOf(call: Call, other?: number): DeclaredResponse | undefined {
  const found = declaredResponse(call);
  const next = call.responses.find(({ name, status }) => /^2/.test(name) && status !== other);
  return found?.status === other ? (next ?? found) : found;
}

const jsonSchemaOf = (declared: DeclaredResponse | undefined): Part | undefined =>
  declared?.content && isJsonType(declared.content.type) ? shownSchema(declared.content) : undefined;

/** Makes values, the same for the same name in a world of the same seed; the server's dates by the world's clock. */
const sampleOf = ({ seed = '', clock }: MockedWorld, name: string): Sample =>
  sampler(seededRandom(`${seed} ${name}`), { now: clock && (() => clock.now()) });

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
