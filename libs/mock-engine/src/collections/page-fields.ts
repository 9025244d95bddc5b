import { isMap } from '../http/json.ts';
import type { Call } from '../document/calls.ts';
import type { Part } from '../document/document.ts';
import type { ResponseHeaders } from '../http/call.ts';
import { isValid } from '../schema/check-value.ts';
import { rolesOf, type ListQuery, type Page } from './list-query.ts';
import { fieldsOf, spelled } from './places.ts';
import { keywordsOf } from '../schema/keywords.ts';
import { isNullable, typesOf } from '../document/types-of.ts';
import type { PageName } from '../document/x-mock.ts';

/** A part of a list, and the request for it. */
export interface Listed extends Page {
  readonly query: ListQuery;
  /** Of the request, absolute. */
  readonly url: string | undefined;
}

type Value = string | number | boolean | undefined;

const pages = ({ total, limit }: Listed): number => (limit ? Math.max(Math.ceil(total / limit), 1) : 1);

/** What the fields of a page say. */
const values: Readonly<Partial<Record<PageName, (listed: Listed, isUrl: boolean) => Value>>> = {
  limit: ({ limit, total }) => limit ?? total,
  offset: ({ offset }) => offset,
  page: ({ offset, limit, query }) => (limit ? Math.floor(offset / limit) : 0) + query.firstPage,
  cursor: ({ next }) => next,
  total: ({ total }) => total,
  pages,
  more: ({ next }) => next !== undefined,
  next: (listed, isUrl) => (isUrl ? urlOf(listed, 1) : listed.next),
  previous: (listed) => urlOf(listed, -1),
};

/** The request's URL with another page; undefined when there is none. */
function urlOf(listed: Listed, steps: number): string | undefined {
  const { url, limit, offset, total, next, query } = listed;
  const { page, offset: start, cursor } = query.names;
  if (url === undefined || !limit || total === 0 || (steps > 0 ? next === undefined : offset === 0)) return undefined;
  const at = Math.min(Math.max(offset + steps * limit, 0), (pages(listed) - 1) * limit);
  const found = new URL(url);
  if (page !== undefined) found.searchParams.set(page, String(Math.floor(at / limit) + query.firstPage));
  else if (start !== undefined) found.searchParams.set(start, String(at));
  else if (steps === 1 && cursor !== undefined) found.searchParams.set(cursor, String(next));
  else return undefined;
  return found.href;
}

/** How deep a body says something about its list. */
const MAX_DEPTH = 3;

/** A body around a list: totals, pages and cursors say what the list is. */
export function withPage(call: Call, schema: Part, body: unknown, listed: Listed, depth = 0): unknown {
  if (!isMap(body) || depth > MAX_DEPTH) return body;
  const roles = rolesOf(call);
  const fields = fieldsOf(schema);
  const { required } = keywordsOf(schema);
  const names = new Set([...Object.keys(body), ...fields.keys()]);
  const followed = [...names].flatMap((name): (readonly [string, unknown])[] => {
    const [field, before] = [fields.get(name), body[name]];
    const valueFor = values[roles.get(spelled(name)) ?? 'sort'];
    const link = isMap(before) && valueFor && typeof before['href'] === 'string';
    if (isMap(before) && field && !link) return [[name, withPage(call, field, before, listed, depth + 1)]];
    const value = valueFor?.(listed, link || isUrl(field, before));
    const told = link && value !== undefined ? { ...before, href: value } : value;
    if (told !== undefined && (field ? isValid(field, told, 'response') : typeof told === typeof before))
      return [[name, told]];
    if (!valueFor || told !== undefined) return before === undefined ? [] : [[name, before]];
    if (field && (isNullable(field) || typesOf(field).has('null'))) return [[name, null]];
    return required.includes(name) ? [[name, typeof before === 'string' ? '' : before]] : [];
  });
  return Object.fromEntries(followed);
}

/** Whether a text is a link; another one is a cursor. */
const isUrl = (field: Part | undefined, before: unknown): boolean =>
  /^(https?:|\/|\?)/.test(String(before)) || /^(uri|url)/.test(String(field?.node.format));

/** Declared headers of a list, such as `X-Total-Count` and `Link`, that say what the list is. */
export function pageHeaders(call: Call, headers: ResponseHeaders, listed: Listed): ResponseHeaders {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, before]) => {
      const valueFor = name === 'link' ? linkHeader : values[rolesOf(call).get(spelled(name)) ?? 'sort'];
      if (!valueFor) return [[name, before]];
      const value = valueFor(listed, true);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

/** RFC 8288. */
function linkHeader(listed: Listed): string | undefined {
  const steps = { next: 1, prev: -1, first: -Infinity, last: Infinity };
  const links = Object.entries(steps).flatMap(([relation, step]) => {
    const url = urlOf(listed, step);
    return url === undefined ? [] : [`<${url}>; rel="${relation}"`];
  });
  return links.length > 0 ? links.join(', ') : undefined;
}
