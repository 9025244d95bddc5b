import type { Call } from '../document/calls.ts';
import type { Cursor } from '../document/document.ts';
import { pageNames, type PageName } from '../document/x-mock.ts';
import type { ApiResponse, ResponseHeaders } from '../http/call.ts';
import { isObject, isObjectOrArray, type Json } from '../http/json.ts';
import { declaredResponse } from '../samples/declared-response.ts';
import { isValid } from '../schema/check-value.ts';
import { isNumeric, keywordsOf, typesOf } from '../schema/keywords.ts';
import { fieldsOf } from '../schema/merge-schemas.ts';
import { memoized } from '../store/lazy.ts';
import { castValue, fieldForms, normalizeName, MAX_ENVELOPES } from './places.ts';

const inQuery = ({ parameters }: Call) => parameters.filter((one) => one.in === 'query');

/** What parameters and fields say about a page, by their name as {@link normalizeName}. */
const pageRoles = memoized((call: Call): ReadonlyMap<string, PageName> => {
  const all = Object.entries(pageNames) as [PageName, readonly string[]][];
  const roles = new Map(
    all.flatMap(([role, names]) =>
      [call.hints.page?.[role] ?? names].flat().map((name): [string, PageName] => [normalizeName(name), role]),
    ),
  );
  const asked = inQuery(call).map(({ name }) => roles.get(normalizeName(name)));
  const size = inQuery(call).find(({ name }) => normalizeName(name) === 'size');
  // A number beside a page, as Spring has it; else it is a field.
  const isLimit = size && typesOf(size.schema).has('integer') && asked.includes('page') && !asked.includes('limit');
  return isLimit ? roles.set('size', 'limit') : roles;
});

/** The parameters that do not choose a page, each with the field of its name, also for `filter[status]`; without one they leave the list as it is. */
export const listFilters = (call: Call, fields: ReadonlyMap<string, Cursor>) =>
  inQuery(call)
    .filter(({ name }) => !pageRoles(call).has(normalizeName(name)))
    .map(({ name, schema }) => ({
      name,
      schema,
      field: typesOf(schema).has('object') ? undefined : matchField(name.replace(/^filter/i, ''), fields),
    }));

function matchField(name: string, fields: ReadonlyMap<string, Cursor>): string | undefined {
  return [...fields.keys()].find((field) => normalizeName(field) === normalizeName(name));
}

type ListQuery = ReturnType<typeof listQuery>;

/** What a list's declared parameters ask for. @param item the schema of its items, which an empty list needs not */
export function listQuery(call: Call, query: Json, item?: Cursor) {
  const fields = item ? fieldsOf(item) : new Map<string, Cursor>();
  const paging = new Map(inQuery(call).map((one) => [pageRoles(call).get(normalizeName(one.name)), one]));
  const valueOf = (role: PageName) => query[paging.get(role)?.name ?? ''];
  const numberOf = (role: PageName) => {
    const value = Number(valueOf(role) ?? NaN);
    // A negative number sets no limit: some clients ask for all by -1.
    return value >= 0 && Number.isFinite(value) ? value : undefined;
  };
  const { minimum, default: first = minimum } = paging.get('page')?.schema.node ?? {};
  const firstPage = call.hints.page?.first ?? Number(first !== 0);
  const { schema: ofCursor } = paging.get('cursor') ?? {};
  const isCounted = ofCursor !== undefined && isNumeric(ofCursor);
  const cursor = isCounted ? undefined : valueOf('cursor');
  return {
    filters: listFilters(call, fields).flatMap(({ name, field }) => {
      const value = query[name];
      if (!item || field === undefined || value === undefined) return [];
      const forms = fieldForms(item, { [field]: value }, field);
      const mayBe = (form: Cursor) => isStructure(form) || castValue(form, value) !== undefined;
      return isObjectOrArray(value) || forms.some(mayBe) ? [(one: Json) => isWanted(one[field], value)] : [];
    }),
    sort: parseSort(valueOf('sort'), valueOf('order'), fields),
    limit: numberOf('limit'),
    offset: numberOf('offset') ?? (isCounted ? numberOf('cursor') : undefined) ?? 0,
    /** Before the one that is asked for. */
    pages: Math.max((numberOf('page') ?? firstPage) - firstPage, 0),
    /** The cursor is a number: that of the items before the page. */
    isCounted,
    /** Another one is the name of an item; the list begins behind it. */
    after: typeof cursor === 'string' && cursor !== '' ? cursor : undefined,
    /** The declared parameters, for the URLs of other pages. */
    paging,
    firstPage,
  };
}

const isStructure = (schema: Cursor) => typesOf(schema).has('array') || typesOf(schema).has('object');

/** Whether a field is, or has, one of the values that a filter lists. */
function isWanted(value: unknown, wanted: unknown): boolean {
  const words = [wanted].flat().map(String);
  const own = (isObjectOrArray(value) ? Object.values(value) : [value]).flatMap((one) =>
    isObject(one) ? Object.values(one) : [one],
  );
  return own.some((one) => words.includes(String(one)));
}

/** `-price`, `price:desc` and `price desc`; a direction alone is that of the list. */
function parseSort(sort: unknown, order: unknown, fields: ReadonlyMap<string, Cursor>) {
  const isDown = (word: unknown) => /^(-|desc)/i.test(String(word));
  const words = [sort].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : []));
  const found = words.flatMap((word) => {
    const [, sign = '', name = '', direction = order] = /^([-+]?)([^:\s]*)(?:[:\s]+(\w+))?$/.exec(word.trim()) ?? [];
    const field = matchField(name, fields);
    const isDescending = isDown(sign) || isDown(direction);
    return field === undefined ? [] : [{ field, isDescending }];
  });
  return found.length > 0 || !isDown(order) ? found : [{ field: undefined, isDescending: true }];
}

/** Numbers come before texts, and what is missing last in both directions. */
function compareValues(one: unknown, other: unknown, isDescending: boolean): number {
  const [isNone, isOtherNone] = [one ?? undefined, other ?? undefined].map((value) => value === undefined);
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone);
  if (isDescending) return compareValues(other, one, false);
  const [a, b] = [Number(one), Number(other)];
  if (!Number.isNaN(a) || !Number.isNaN(b)) return Number.isNaN(a) ? 1 : Number.isNaN(b) ? -1 : a - b;
  const [text, next] = [String(one), String(other)];
  return text < next ? -1 : text > next ? 1 : 0;
}

type Listed = ReturnType<typeof paginate>;

/** The part of a list that a query asks for. @param named the items by name, oldest first @param url of the request, absolute */
export function paginate(
  named: readonly (readonly [name: string, item: Json])[],
  query: ListQuery,
  url: string | undefined,
) {
  const wanted = named.filter(([, item]) => query.filters.every((isFitting) => isFitting(item)));
  for (const { field, isDescending } of [...query.sort].reverse()) {
    if (field === undefined) wanted.reverse();
    else wanted.sort(([, one], [, other]) => compareValues(one[field], other[field], isDescending));
  }
  const at = query.after === undefined ? -1 : wanted.findIndex(([name]) => name === query.after);
  // Without a limit the first page has all.
  const start = at + 1 + query.offset + query.pages * (query.limit ?? wanted.length);
  // Behind an item that is gone nothing follows, so that clients come to an end.
  const offset = query.after !== undefined && at === -1 ? wanted.length : start;
  const end = query.limit === undefined ? wanted.length : offset + query.limit;
  const page = wanted.slice(offset, end);
  // The name of the last item, if others follow.
  const next = end < wanted.length ? page.at(-1)?.[0] : undefined;
  return { items: page.map(([, item]) => item), total: wanted.length, offset, next, query, url };
}

type Value = string | number | boolean | undefined;

const pageCount = ({ total, query: { limit } }: Listed): number => (limit ? Math.max(Math.ceil(total / limit), 1) : 1);

const pageValues: Readonly<Partial<Record<PageName, (listed: Listed, isUrl: boolean) => Value>>> = {
  limit: ({ query, total }) => query.limit ?? total,
  offset: ({ offset }) => offset,
  page: ({ offset, query }) => (query.limit ? Math.floor(offset / query.limit) : query.pages) + query.firstPage,
  cursor: (listed) => pageLink(listed, 1, false),
  total: ({ total }) => total,
  pages: pageCount,
  more: ({ next }) => next !== undefined,
  next: (listed, isUrl) => pageLink(listed, 1, isUrl),
  previous: (listed, isUrl) => pageLink(listed, -1, isUrl),
};

/** What tells the value of a field or header of this name, if it says what the list is. */
function valueOf(call: Call, name: string) {
  const role = pageRoles(call).get(normalizeName(name));
  return role && pageValues[role];
}

/** The request's URL with another page, or what its parameter has there; undefined when there is none. */
function pageLink(listed: Listed, steps: number, isUrl: boolean): Value {
  const { url, offset, total, next, query } = listed;
  const { limit, paging, firstPage, isCounted } = query;
  if (!limit || total === 0 || (steps > 0 ? next === undefined : offset === 0)) return undefined;
  const roles = isUrl ? (['page', 'offset', 'cursor'] as const) : (['cursor', 'page', 'offset'] as const);
  const role = roles.find((one) => paging.has(one) && (one !== 'cursor' || isCounted || steps === 1));
  const last = (pageCount(listed) - 1) * limit;
  const at = steps === 1 ? offset + limit : Math.min(Math.max(offset + steps * limit, 0), last);
  const start = role === 'offset' || (role === 'cursor' && isCounted) ? at : steps === 1 ? next : undefined;
  const value = role === 'page' ? Math.floor(at / limit) + firstPage : start;
  if (!isUrl) return value;
  if (url === undefined || role === undefined) return undefined;
  const found = new URL(url);
  found.searchParams.set(paging.get(role)?.name ?? '', String(value));
  return found.href;
}

/** How deep a body says something about its list. */
const MAX_DEPTH = 3;

/** A body around a list: totals, pages and cursors say what the list is. */
export function withPage(call: Call, schema: Cursor, body: unknown, listed: Listed, depth = 0): unknown {
  if (!isObject(body) || depth > MAX_DEPTH) return body;
  const fields = fieldsOf(schema);
  const { required } = keywordsOf(schema);
  const names = new Set([...Object.keys(body), ...fields.keys()]);
  const followed = [...names].flatMap((name): (readonly [string, unknown])[] => {
    const [field, before] = [fields.get(name), body[name]];
    const valueFor = valueOf(call, name);
    const link = isObject(before) && valueFor && typeof before['href'] === 'string';
    if (isObject(before) && field && !link) return [[name, withPage(call, field, before, listed, depth + 1)]];
    const value = valueFor?.(listed, link || isUrl(field, before));
    const told = link && value !== undefined ? { ...before, href: value } : value;
    const fitting = field ? castValue(field, told) : typeof told === typeof before ? told : undefined;
    if (fitting !== undefined) return [[name, fitting]];
    // A client would follow what is made up without end.
    const isEnd = told === undefined || [pageValues.next, pageValues.previous, pageValues.cursor].includes(valueFor);
    if (!valueFor || !isEnd) return before === undefined ? [] : [[name, before]];
    if (field && typesOf(field).has('null')) return [[name, null]];
    const none = field && ['', 0].find((one) => isValid(field, one, 'response'));
    return required.includes(name) ? [[name, none ?? before]] : [];
  });
  return Object.fromEntries(followed);
}

/** Whether a text is a link; another one is a cursor. */
const isUrl = (field: Cursor | undefined, before: unknown): boolean =>
  /^(https?:|\/|\?)/.test(String(before)) || /^(uri|url)/.test(String(field?.node.format));

/** Declared headers of a list, such as `X-Total-Count` and `Link`, that say what the list is. */
export function pageHeaders(call: Call, headers: ResponseHeaders, listed: Listed): ResponseHeaders {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, before]) => {
      const valueFor = name === 'link' ? linkHeader : valueOf(call, name);
      if (!valueFor) return [[name, before]];
      const value = valueFor(listed, true);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

/** RFC 8288. */
function linkHeader(listed: Listed): Value {
  const steps = { next: 1, prev: -1, first: -Infinity, last: Infinity };
  const links = Object.entries(steps).flatMap(([relation, step]) => {
    const url = pageLink(listed, step, true);
    return url === undefined ? [] : [`<${url}>; rel="${relation}"`];
  });
  return links.length > 0 ? links.join(', ') : undefined;
}

/**
 * An example whose lists have no entries, and that says so; undefined for a single thing: one with an address of its own, or
 * without lists.
 */
export function withoutEntries(call: Call, query: Json, response: ApiResponse): ApiResponse | undefined {
  const { body, headers = {} } = response;
  const { schema } = declaredResponse(call)?.content ?? {};
  const empty = isObject(body) && /\}[^/]*\/?$/.test(call.path) ? undefined : withoutItems(body);
  if (!schema || empty === undefined) return undefined;
  const listed = paginate([], listQuery(call, query), undefined);
  return { ...response, body: withPage(call, schema, empty, listed), headers: pageHeaders(call, headers, listed) };
}

function withoutItems(body: unknown, depth = 0): unknown {
  if (Array.isArray(body)) return [];
  if (!isObject(body) || depth === MAX_ENVELOPES) return undefined;
  const lists = Object.entries(body).flatMap(([name, one]) => {
    const empty = withoutItems(one, depth + 1);
    return empty === undefined ? [] : [[name, empty] as const];
  });
  return lists.length === 0 ? undefined : { ...body, ...Object.fromEntries(lists) };
}
