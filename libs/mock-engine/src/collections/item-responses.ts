import type { ApiResponse, CallInput, MockedWorld, ResponseHeaders } from '../http/call.ts';
import { isMap } from '../http/json.ts';
import { problem } from '../http/problem.ts';
import type { Call, DeclaredResponse } from '../document/calls.ts';
import type { Part } from '../document/document.ts';
import type { Tree } from '../document/tree.ts';
import {
  declaredResponse,
  exampleBody,
  exampleHeaders,
  exampleResponse,
  statusOf,
} from '../samples/example-responses.ts';
import { variantsOf } from '../schema/merge-schemas.ts';
import { keywordsOf } from '../schema/keywords.ts';
import { addressOf, nameIn, otherNameIn, placeIn, forResponse, type Collection } from './collection.ts';
import { overlaid } from './fitted.ts';
import { jsonSchemaOf } from './item-shape.ts';
import { fieldsOf, spelled, valueAt, withValueAt } from './places.ts';

/** A success with this item. */
export function succeed(
  collection: Collection,
  call: Call,
  input: CallInput,
  world: MockedWorld,
  item: Tree,
  { name = nameIn(collection, input), declared = successOf(call) } = {},
): ApiResponse {
  // A call that declares failures alone succeeds with 204.
  if (declared && declared.status >= 400) return { status: 204, body: undefined, media: 'problem' };
  const schema = jsonSchemaOf(declared);
  if (!declared?.content || !schema) return exampleResponse(call, declared, world);
  const { id } = collection.shape();
  const given = headOf(call, declared, world);
  const place = placeIn(collection, call, schema);
  const own = place ? ownNames(collection, place.item) : [];
  // A sampled body is made only where some of it is sent: that takes most of a request's time.
  const hasOthers = !place || place.path.length > 0 || own.length > 0;
  const example = hasOthers ? exampleBody(call, declared.content, world) : undefined;
  if (!place)
    return { ...given, body: isMap(example) ? withId(collection, schema, example, item, name, input) : example };
  const beside = valueAt(example, place.path);
  const shown = {
    ...Object.fromEntries(own.flatMap((field) => (isMap(beside) && field in beside ? [[field, beside[field]]] : []))),
    ...forResponse(collection, place.item, item, world),
  };
  const body = withValueAt(example, place.path, place.isList ? [shown] : shown);
  return { ...given, body: id || !isMap(body) ? body : withId(collection, schema, body, {}, name, input) };
}

/** Status and headers of a response, whose body is made elsewhere. */
export function headOf(call: Call, declared: DeclaredResponse, world: MockedWorld) {
  const headers = exampleHeaders(call, declared, world);
  const status = statusOf(declared);
  return Object.keys(headers).length > 0 ? { status, headers } : { status };
}

/** The fields that a response alone has, such as a message beside the id. */
function ownNames({ shape }: Collection, schema: Part): string[] {
  const { names } = shape();
  const variants = variantsOf(schema);
  return [...fieldsOf(schema).keys()].filter(
    (name) => !names.has(spelled(name)) && variants.every((one) => keywordsOf(one).properties.has(name)),
  );
}

/** A body that shows of an item its id at most. */
function withId(
  collection: Collection,
  schema: Part,
  body: Tree,
  item: Tree,
  name: unknown,
  { path: values }: CallInput,
): Tree {
  const { id } = collection.shape();
  const own = (id && valueAt(item, id.path)) ?? name;
  const other = otherNameIn(collection, [...fieldsOf(schema).keys()]);
  return overlaid(schema, body, { ...(values as Tree), ...item, ...(other !== undefined && { [other]: own }) });
}

/** `Location` is where the item is found. */
export function located(collection: Collection, headers: ResponseHeaders, name: unknown, input: CallInput) {
  const { itemPath } = collection;
  if (headers['location'] === undefined || itemPath === undefined) return headers;
  const end = itemPath.slice(itemPath.lastIndexOf('}') + 1);
  const [list = ''] = (input.url?.() ?? addressOf(collection, input)).split('?');
  const start = end !== '' && list.endsWith(end) ? list.slice(0, -end.length) : list;
  return { ...headers, location: `${start}/${encodeURIComponent(String(name))}${end}` };
}

/** The declared refusal, else a problem. */
export function refuse(call: Call, status: 404 | 409, world: MockedWorld): ApiResponse {
  const declared = declaredResponse(call, status);
  return declared?.content ? exampleResponse(call, declared, world) : { ...problem(status), media: 'problem' };
}

/** The declared success. @param other a status that is for something else */
export function successOf(call: Call, other?: number): DeclaredResponse | undefined {
  const found = declaredResponse(call);
  const next = call.responses.find(({ name, status }) => /^2/.test(name) && status !== other);
  return found?.status === other ? (next ?? found) : found;
}
