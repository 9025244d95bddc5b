import type { ApiResponse, CallInput, MockedCall, MockedWorld } from '../contract/contract.ts';
import { patched } from '../contract/json.ts';
import { filledPath } from '../contract/routes.ts';
import { problem } from '../contract/problem.ts';
import { isJsonType } from '../contract/http.ts';
import { examplesOf, type Call } from './calls.ts';
import { child, children, isTree, type Part, type Tree } from './document.ts';
import { declaredResponse, exampleResponse, sampleFor, statusOf } from './example-responses.ts';
import { canonical, inDirection, isValid } from './check-value.ts';
import { uuid } from '../ports/random.ts';
import { variantsOf } from './merge-schemas.ts';
import { typesOf } from './types-of.ts';

/** Items of a new collection without an example. */
const FIRST_ITEMS = 3;

/** The calls of paths such as `/todos` and `/todos/{id}`, by id: what one stores, the others list, change and delete. */
export function collectionCalls(calls: readonly Call[], prefix = ''): Map<string, MockedCall> {
  const found = new Map<string, MockedCall>();
  const byAddress = new Map(calls.map((call) => [call.address, call]));
  for (const path of new Set(calls.map((one) => one.path))) {
    const [, base = '', parameter = ''] = /^(.*\/[^/{}]+)\/\{([^{}/]+)\}$/.exec(path) ?? [];
    const at = (method: string, where: string) => byAddress.get(`${method} ${where}`);
    const [list, post, get, put, patch, remove] = [
      at('GET', base),
      at('POST', base),
      ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => at(method, path)),
    ];
    const item = itemOf([get, put, patch], list);
    if (!item || !(list || post) || !(get || put || patch)) continue;
    const items = itemsOf(base, prefix, parameter, item, [list, get]);
    for (const [call, respond] of [
      [list, items.list],
      [post, items.add],
      [get, items.get],
      [put, items.replace],
      [patch, items.change],
      [remove, items.remove],
    ] as const)
      if (call) found.set(call.id, (input, world) => respond(call, input, world));
  }
  return found;
}

const jsonOf = (call: Call | undefined): Part | undefined => {
  const content = call && declaredResponse(call)?.content;
  return content && isJsonType(content.type) ? content.schema : undefined;
};

function itemOf(single: readonly (Call | undefined)[], list: Call | undefined): Part | undefined {
  const listed = jsonOf(list);
  const schemas = [...single.map((call) => jsonOf(call)), listed && child(listed, 'items')];
  return schemas.find((schema) => schema && typesOf(schema).has('object'));
}

const fieldsOf = (schema: Part): Map<string, Part> =>
  new Map(variantsOf(schema).flatMap((variant) => children(variant, 'properties')));

type Respond = (call: Call, input: CallInput, world: MockedWorld) => ApiResponse;

/** @param shown the calls whose examples a new collection begins with */
function itemsOf(path: string, prefix: string, parameter: string, item: Part, shown: readonly (Call | undefined)[]) {
  const fields = fieldsOf(item);
  /** The field of an item that its path names; undefined when items have none. */
  const id = [parameter, 'id', '_id', 'uuid', 'key', 'slug', 'name'].find((name) => fields.has(name));
  const idSchema = fields.get(id ?? '');

  /** The items of one collection, seeded at its first use. */
  function open(input: CallInput, world: MockedWorld) {
    const base = prefix + filledPath(path, input.path as Record<string, string | number>);
    const rows = world.rows.table<Tree>(`collection ${prefix}${path}`);
    const seeded = world.rows.table<true>('collections');
    const keyOf = (name: unknown) => `${base}/${String(name)}`;
    const keys = () => rows.keys().filter((key) => key.startsWith(`${base}/`));
    if (!seeded.get(base))
      world.rows.change(() => {
        seeded.put(base, true);
        firstItems(world).forEach((one, index) => rows.put(keyOf(id === undefined ? index + 1 : one[id]), one));
      });
    return { rows, keys, keyOf, key: keyOf((input.path as Tree)[parameter]) };
  }

  function firstItems(world: MockedWorld): Tree[] {
    for (const call of shown) {
      const content = call && declaredResponse(call)?.content;
      const [example] = content ? examplesOf(content).values() : [];
      const listed = [example, ...(isTree(example) ? Object.values(example) : [])].find(Array.isArray) as unknown[];
      const items = (listed ?? [example]).filter(isTree);
      const isGiven = listed !== undefined || items.length > 0;
      if (isGiven && items.every((one) => isValid(item, one))) return items;
    }
    const make = sampleFor(path, world);
    const made = Array.from({ length: FIRST_ITEMS }, () => make(item)).filter(isTree);
    if (id === undefined || !idSchema) return made.slice(0, 1);
    const numbered = made.map((one, index) => ({ ...one, [id]: idAt(idSchema, index, one[id]) }));
    return numbered.filter((one) => isValid(item, one));
  }

  const missing: Respond = (call, _, world) => {
    const declared = declaredResponse(call, 404);
    return declared?.content ? exampleResponse(call, declared, world) : { ...problem(404), media: 'problem' };
  };

  /** The declared success with this value, when its schema has a place for it. */
  function succeed(call: Call, value: unknown, world: MockedWorld): ApiResponse {
    const declared = declaredResponse(call);
    // Some documents declare failures alone.
    if (declared && declared.status >= 400) return { status: 204, body: undefined, media: 'problem' };
    const response = exampleResponse(call, declared, world);
    const schema = declared?.content && isJsonType(declared.content.type) ? declared.content.schema : undefined;
    if (!declared || !schema) return response;
    const shown = (one: unknown) => inDirection(item, one, 'response');
    const body = placed(schema, Array.isArray(value) ? value.map(shown) : shown(value), response.body);
    return { ...response, status: statusOf(declared), ...(body !== undefined && { body }) };
  }

  const known =
    (act: (call: Call, input: CallInput, world: MockedWorld, before: Tree) => ApiResponse): Respond =>
    (call, input, world) => {
      const { rows, key } = open(input, world);
      const before = rows.get(key);
      return before ? act(call, input, world, before) : missing(call, input, world);
    };

  const store = (value: Tree, call: Call, input: CallInput, world: MockedWorld): ApiResponse => {
    const { rows, key } = open(input, world);
    rows.put(key, value);
    return succeed(call, value, world);
  };
  const own = (before: Tree): Tree => (id === undefined ? {} : { [id]: before[id] });
  const sent = ({ body }: CallInput): Tree => (isTree(body) && !Array.isArray(body) ? body : {});

  return {
    list: (call: Call, input: CallInput, world: MockedWorld) => {
      const { rows, keys } = open(input, world);
      const all = keys().map((key) => rows.get(key));
      return succeed(call, all, world);
    },
    add: (call: Call, input: CallInput, world: MockedWorld) => {
      const { rows, keys, keyOf } = open(input, world);
      const name = sent(input)[id ?? ''] ?? newId(idSchema, keys(), world);
      const made = completed({ ...sent(input), ...(id !== undefined && { [id]: name }) }, world);
      const taken = rows.get(keyOf(name)) && declaredResponse(call, 409);
      if (taken) return exampleResponse(call, taken, world);
      rows.put(keyOf(name), made);
      return succeed(call, made, world);
    },
    get: known((call, _, world, before) => succeed(call, before, world)),
    replace: known((call, input, world, before) =>
      store(completed({ ...sent(input), ...own(before) }, world), call, input, world),
    ),
    change: known((call, input, world, before) =>
      store({ ...(patched(before, input.body ?? {}, input.bodyType) as Tree), ...own(before) }, call, input, world),
    ),
    remove: known((call, input, world, before) => {
      const { rows, key } = open(input, world);
      rows.delete(key);
      return succeed(call, before, world);
    }),
  };

  /** Adds the required fields that the client does not send. */
  function completed(value: Tree, world: MockedWorld): Tree {
    const make = sampleFor(`${path} ${canonical(value)}`, world);
    const required = variantsOf(item)[0]?.node.required;
    const lacking = (Array.isArray(required) ? (required as string[]) : []).filter((name) => !(name in value));
    const made = lacking.flatMap((name) => {
      const field = fields.get(name);
      return field ? [[name, make(field, name)] as const] : [];
    });
    const whole = { ...value, ...Object.fromEntries(made) };
    // In the schema's order, as other items have it.
    const known = [...fields.keys()].filter((name) => name in whole).map((name) => [name, whole[name]] as const);
    return { ...Object.fromEntries(known), ...whole };
  }
}

/** A value as the schema has it: itself, or in the field of an object that fits. */
function placed(schema: Part, value: unknown, example: unknown): unknown {
  const type = Array.isArray(value) ? 'array' : 'object';
  const isPlace = (part: Part) => typesOf(part).has(type) && isValid(part, value, 'response');
  const fields = [...fieldsOf(schema)];
  if (isPlace(schema)) {
    const isWrapper = fields.some(([name, field]) => isTree(value) && !(name in value) && isValid(field, value));
    if (!isWrapper || Array.isArray(value)) return value;
  }
  return fields
    .filter(([, field]) => isPlace(field))
    .map(([name]) => ({ ...(isTree(example) ? counted(example, value) : {}), [name]: value }))
    .find((body) => isValid(schema, body, 'response'));
}

/** An object around a list, with its number of entries. */
const counted = (example: Tree, value: unknown): Tree =>
  Object.fromEntries(
    Object.entries(example).map(([name, one]) =>
      Array.isArray(value) && typeof one === 'number' && /^(total|count)/i.test(name)
        ? [name, value.length]
        : [name, one],
    ),
  );

const isNumber = (field: Part) => typesOf(field).has('integer') || typesOf(field).has('number');

/** The id of a first item: counted where the schema has numbers, else as it was made. */
function idAt(field: Part, index: number, made: unknown): unknown {
  if (isNumber(field)) return index + 1;
  return index === 0 || 'format' in field.node || 'pattern' in field.node || 'enum' in field.node
    ? made
    : `${String(made)}-${index + 1}`;
}

function newId(field: Part | undefined, keys: readonly string[], world: MockedWorld): unknown {
  const names = keys.map((key) => key.slice(key.lastIndexOf('/') + 1));
  const next = Math.max(0, ...names.map(Number).filter(Number.isFinite)) + 1;
  if (!field || isNumber(field)) return next;
  if (field.node.format === 'uuid' || !names.every((name) => /^\d+$/.test(name))) return uuid(world.random);
  return String(next);
}

/** The stored items of a collection, for operations of its neighbours; none before its first use. */
export const collectionAt = <Item>({ rows }: Pick<MockedWorld, 'rows'>, path: string): Item[] =>
  rows.table<Item>(`collection ${path}`).all();
