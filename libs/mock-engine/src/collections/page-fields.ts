import { isMap } from '../http/json.ts';
import type { Part } from '../document/document.ts';
import type { Tree } from '../document/tree.ts';
import type { ResponseHeaders } from '../http/contract.ts';
import { isSpringPage, type ListQuery, type Page } from './list-query.ts';
import { fieldsOf, spelled } from './places.ts';
import { innerOf } from '../schema/schema-parts.ts';
import { isNullable, typesOf } from '../document/types-of.ts';

/** A part of a list, and the request for it. */
export interface Listed extends Page {
  readonly query: ListQuery;
  /** Names of the first and the last of its items. */
  readonly ends: readonly [first: string | undefined, last: string | undefined];
  /** Of the request, absolute. */
  readonly url: string | undefined;
}

type Value = string | number | boolean | undefined;

const number = ({ offset, limit, query }: Listed): number =>
  Math.floor(offset / (limit || 1)) * Number(limit !== undefined) + query.firstPage;
const pages = ({ total, limit }: Listed): number => (limit ? Math.max(Math.ceil(total / limit), 1) : 1);
const hasMore = ({ next }: Listed): boolean => next !== undefined;
const hasEarlier = ({ offset }: Listed): boolean => offset > 0;

/** What fields are called that say something about a list, and what they say. */
const numbers: readonly (readonly [RegExp, (listed: Listed) => Value])[] = [
  [
    /^(total(count|items|results|elements|entries|records|size|hits|rows)?|(item|result|record|entry)s?(count|total)|count|numresults)$/,
    ({ total }) => total,
  ],
  [/^(numberofelements|returned)$/, ({ items }) => items.length],
  [/^(totalpages|pages|lastpage|numpages|pagetotal|pagecount)$/, pages],
  [/^(page|currentpage|pagenumber|pageindex|pageno)$/, number],
  [/^(limit|perpage|pagesize|size|maxresults|itemsperpage|pagelimit)$/, ({ limit, total }) => limit ?? total],
  [/^(offset|skip|start|startat|from)$/, ({ offset }) => offset],
  [/^nextpage$/, (listed) => (hasMore(listed) ? number(listed) + 1 : undefined)],
  [/^prev(ious)?page$/, (listed) => (hasEarlier(listed) ? number(listed) - 1 : undefined)],
  [/^nextoffset$/, (listed) => (hasMore(listed) ? listed.offset + listed.items.length : undefined)],
];
const booleans: typeof numbers = [
  [/^(hasmore|hasnext|hasnextpage|more|moreresults|moreitems|istruncated)$/, hasMore],
  [/^(islast|islastpage|last)$/, (listed) => !hasMore(listed)],
  [/^has(prev|previous)(page)?$/, hasEarlier],
  [/^(isfirst|isfirstpage|first)$/, (listed) => !hasEarlier(listed)],
  [/^(empty|isempty)$/, ({ items }) => items.length === 0],
  [/^paged$/, ({ limit }) => limit !== undefined],
  [/^unpaged$/, ({ limit }) => limit === undefined],
];
const texts: typeof numbers = [
  [/^(next|end)?(cursor|pagetoken|token|marker|pagecursor)$|^(continue|continuationtoken|after)$/, ({ next }) => next],
  [/^firstid$/, ({ ends }) => ends[0]],
  [/^lastid$/, ({ ends }) => ends[1]],
];
const urls: typeof numbers = [
  [/^(next|odatanext)(url|uri|link|page|pageurl|pageuri)?$/, (listed) => urlOf(listed, 1)],
  [/^prev(ious)?(url|uri|link|pageurl|pageuri)?$/, (listed) => urlOf(listed, -1)],
  [/^first(url|uri|link|pageurl|pageuri)?$/, (listed) => urlOf(listed, -Infinity)],
  [/^last(url|uri|link|pageurl|pageuri)?$/, (listed) => urlOf(listed, Infinity)],
];

/** The request's URL with another page; undefined when there is none. */
function urlOf(listed: Listed, steps: number): string | undefined {
  const { url, limit, offset, total, next, query } = listed;
  const { page, offset: start, cursor } = query.names;
  if (url === undefined || limit === undefined || (steps > 0 ? next === undefined : offset === 0)) return undefined;
  const at = Math.min(Math.max(offset + steps * limit, 0), (pages(listed) - 1) * limit);
  const [name, value] =
    page !== undefined
      ? [page, Math.floor(at / limit) + query.firstPage]
      : start !== undefined
        ? [start, at]
        : [steps === 1 ? cursor : undefined, next];
  if (name === undefined || total === 0) return undefined;
  const found = new URL(url);
  found.searchParams.set(name, String(value));
  return found.href;
}

const lookUp = (table: typeof numbers, name: string) => table.find(([pattern]) => pattern.test(name))?.[1];

/** How deep a body says something about its list. */
const MAX_DEPTH = 3;

/** A body around a list: totals, pages and cursors say what the list is. */
export function withPage(schema: Part, body: unknown, listed: Listed, depth = 0): unknown {
  if (!isMap(body) || depth > MAX_DEPTH) return body;
  const fields = fieldsOf(schema);
  const { required } = innerOf(schema);
  const names = new Set([...Object.keys(body), ...fields.keys()]);
  const followed = [...names].flatMap((name): (readonly [string, unknown])[] => {
    const [field, before] = [fields.get(name), body[name]];
    // Beside a total it counts what is sent.
    const isPart = spelled(name) === 'count' && [...names].some((other) => /^total/i.test(other));
    const meant = isPart ? 'returned' : name === 'number' && isSpringPage(names) ? 'pagenumber' : spelled(name);
    const say = isTold(meant, listed.query) ? ruleOf(meant, field, before) : undefined;
    const same = before === undefined ? [] : [[name, before] as const];
    if (!say) return isMap(before) && field ? [[name, withPage(field, before, listed, depth + 1)]] : same;
    const value = say(listed);
    if (value !== undefined) return [[name, value]];
    if (field && (isNullable(field) || typesOf(field).has('null'))) return [[name, null]];
    return required.includes(name) ? [[name, typeof before === 'string' ? '' : before]] : [];
  });
  return Object.fromEntries(followed);
}

/** Some words are about the list only where its request has a parameter for that. */
const isTold = (name: string, { names }: ListQuery): boolean =>
  name === 'size'
    ? names.limit !== undefined
    : !/^(skip|start|startat|from)$/.test(name) || (names.offset ?? names.page) !== undefined;

type Rule = (listed: Listed) => unknown;

function ruleOf(name: string, field: Part | undefined, before: unknown): Rule | undefined {
  const types = field ? typesOf(field) : new Set([typeof before]);
  if (types.has('number') || types.has('integer')) return lookUp(numbers, name);
  if (types.has('boolean')) return lookUp(booleans, name);
  const url = lookUp(urls, name);
  if (isMap(before)) return url && ((listed) => linkTo(before, url(listed), listed));
  if (!types.has('string')) return undefined;
  const isUrl =
    /^(https?:|\/|\?)/.test(String(before)) ||
    /^(uri|url)/.test(String(field?.node.format)) ||
    /(url|uri|link)$/.test(name);
  // A bare `next` that is no URL is a cursor.
  return lookUp(texts, name) ?? (url && (isUrl ? url : name === 'next' ? ({ next }) => next : undefined));
}

/** A link to another page as an object: its URL, or the cursor that leads there. */
function linkTo(link: Tree, url: Value, { next }: Listed): Tree | undefined {
  if (url === undefined) return undefined;
  const isUrl = (name: string) => /^(href|url|uri)$/.test(spelled(name));
  const named = Object.entries(link).map(([name, one]) => {
    if (typeof one !== 'string') return [name, one];
    return [name, isUrl(name) ? url : name === 'path' ? String(url).replace(/^https?:\/\/[^/]*/, '') : next];
  });
  return Object.fromEntries(named) as Tree;
}

/** Declared headers of a list, such as `X-Total-Count` and `Link`, that say what the list is. */
export function pageHeaders(headers: ResponseHeaders, listed: Listed): ResponseHeaders {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, before]) => {
      const plain = spelled(name).replace(/^x?(pagination)?/, '');
      const say = plain === 'link' ? linkHeader : (lookUp(numbers, plain) ?? lookUp(texts, plain));
      const value = say?.(listed);
      return say && value === undefined ? [] : [[name, say ? String(value) : before]];
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
