import { ownEntry } from '../http/contract.ts';
import { isMap } from '../http/json.ts';
import type { Parameter } from '../document/calls.ts';
import { castTo } from './fitted.ts';
import { type Part } from '../document/document.ts';
import { isTree, type Tree } from '../document/tree.ts';
import { fieldsOf, spelled } from './places.ts';
import { typesOf } from '../document/types-of.ts';

/** What a list's query asks for. */
export interface ListQuery {
  readonly filters: readonly ((item: Tree) => boolean)[];
  readonly sort: readonly { readonly field: string | undefined; readonly isDescending: boolean }[];
  readonly limit: number | undefined;
  readonly offset: number;
  /** The name of an item; the list begins behind it. */
  readonly after: string | undefined;
  /** Names of the declared parameters, for the URLs of other pages. */
  readonly names: Readonly<Partial<Record<'limit' | 'page' | 'offset' | 'cursor', string>>>;
  /** The number of the first page. */
  readonly firstPage: number;
}

/** A part of a list. */
export interface Page {
  readonly items: readonly Tree[];
  readonly total: number;
  readonly limit: number | undefined;
  readonly offset: number;
  /** The name of the last item, if others follow. */
  readonly next: string | undefined;
}

type Role = 'limit' | 'offset' | 'page' | 'cursor' | 'sort' | 'order';

const numbered = {
  limit:
    /^(limit|perpage|pagesize|pagelimit|size|max|maxresults|maxitems|maxperpage|take|top|first|count|rows|itemsperpage|resultsperpage)$/,
  offset: /^(offset|pageoffset|skip|from|start|startat|startindex)$/,
  page: /^(page|pagenumber|pageno|pagenum|pageindex|currentpage)$/,
};
const worded = {
  cursor:
    /^(cursor|offset|pagecursor|after|pageafter|startingafter|startafter|pagetoken|nextpagetoken|nexttoken|marker|continue|continuationtoken)$/,
  sort: /^(sort|sortby|orderby|ordering|sortfield|sortkey)$/,
  order: /^(order|direction|sortorder|sortdir|sortdirection|orderdirection|dir)$/,
};

const roleIn = (names: Readonly<Partial<Record<Role, RegExp>>>, name: string) =>
  Object.entries(names).find(([, pattern]) => pattern.test(name))?.[0] as Role | undefined;

/** Words that items have for fields, too. */
const ordinary = /^(size|max|take|top|first|count|rows|from|start|skip)$/;

/** What a parameter of a list does; undefined for a filter and for others. */
function roleOf(
  { name, schema }: Pick<Parameter, 'name' | 'schema'>,
  fields: ReadonlyMap<string, Part>,
): Role | undefined {
  if (ordinary.test(spelled(name)) && fieldNamed(name, fields) !== undefined) return undefined;
  const types = typesOf(schema);
  const isNumeric = types.has('integer') || types.has('number');
  return (
    (isNumeric ? roleIn(numbered, spelled(name)) : undefined) ??
    (isDate(schema) ? undefined : roleIn(worded, spelled(name)))
  );
}

const isDate = ({ node }: Part) => /date|time/.test(String(node.format));

/** A parameter of a list, or a field of one that is an object, with what was sent. */
interface Asked extends Pick<Parameter, 'name' | 'schema' | 'part'> {
  readonly value: unknown;
}

function askedBy(one: Parameter, query: Tree, fields: ReadonlyMap<string, Part>): Asked[] {
  const { name, schema, part } = one;
  const value = query[name];
  const inside = fieldNamed(name, fields) === undefined && typesOf(schema).has('object') ? [...fieldsOf(schema)] : [];
  if (inside.length === 0) return [{ name, schema, part, value }];
  return inside.map(([field, own]) => ({
    name: part.node.style === 'deepObject' ? `${name}[${field}]` : field,
    schema: own,
    part: own,
    value: isMap(value) ? value[field] : undefined,
  }));
}

/** Reads the declared parameters of a list. @param fields those of its items @param body its response */
export function listQuery(
  parameters: readonly Parameter[],
  query: Tree,
  fields: ReadonlyMap<string, Part>,
  body: Part,
): ListQuery {
  const declared = parameters.filter((one) => one.in === 'query').flatMap((one) => askedBy(one, query, fields));
  const by = (role: Role) => declared.find((one) => roleOf(one, fields) === role);
  const numberOf = (role: Role) => {
    const value = Number(by(role)?.value ?? NaN);
    // Some ask for all by -1.
    return value >= 0 && Number.isFinite(value) ? value : undefined;
  };
  const limit = numberOf('limit');
  const firstPage = firstPageOf(by('page'), body);
  const offset =
    (numberOf('offset') ?? 0) +
    (limit === undefined ? 0 : Math.max((numberOf('page') ?? firstPage) - firstPage, 0) * limit);
  const cursor = by('cursor')?.value;
  const name = (role: 'limit' | 'page' | 'offset' | 'cursor') => {
    const found = by(role)?.name;
    return found === undefined ? {} : { [role]: found };
  };
  return {
    filters: declared.flatMap(({ value, ...one }) => {
      const field = roleOf(one, fields) === undefined && value !== undefined ? fieldNamed(one.name, fields) : undefined;
      const schema = fields.get(field ?? '');
      return field !== undefined && schema && mayBe(schema, value)
        ? [(item: Tree) => isWanted(item[field], value)]
        : [];
    }),
    sort: sortOf(by('sort')?.value, by('order')?.value, fields),
    limit,
    offset,
    after: typeof cursor === 'string' && cursor !== '' ? cursor : undefined,
    names: { ...name('limit'), ...name('page'), ...name('offset'), ...name('cursor') },
    firstPage,
  };
}

/** 0 where the parameter or the response says so, as Spring's do; else 1. */
function firstPageOf(page: Asked | undefined, body: Part): 0 | 1 {
  const { default: usual, example, minimum } = page?.schema.node ?? {};
  const first = usual ?? example ?? page?.part.node.example ?? minimum;
  if (typeof first === 'number') return first === 0 ? 0 : 1;
  const isTold = /\b(zero|0)[- ](based|indexed)|\b(starts?|begins?|counted) (at|from|with) (zero|0)\b/i;
  if (isTold.test(`${String(page?.part.node.description)} ${String(page?.schema.node.description)}`)) return 0;
  return [body, ...fieldsOf(body).values()].some((one) => isSpringPage(new Set(fieldsOf(one).keys()))) ? 0 : 1;
}

/** Whether a body has the fields of Spring's pages, which it counts from 0. */
export const isSpringPage = (names: ReadonlySet<string>): boolean => names.has('number') && names.has('totalPages');

/** Whether a parameter is named like a field of the items. */
export const hasFilterOf = (parameters: readonly Parameter[], fields: ReadonlyMap<string, Part>): boolean =>
  parameters.some(
    (one) => one.in === 'query' && roleOf(one, fields) === undefined && fieldNamed(one.name, fields) !== undefined,
  );

/** The parameters of a list that leave it as it is. */
export const ignoredIn = (parameters: readonly Parameter[], fields: ReadonlyMap<string, Part>): string[] =>
  parameters
    .filter((one) => one.in === 'query')
    .flatMap((one) => askedBy(one, {}, fields))
    .filter((one) => roleOf(one, fields) === undefined && fieldNamed(one.name, fields) === undefined)
    .map(({ name }) => name);

/** Defaults of a list's filters: what a new item has to be in it. */
export const filterDefaults = (parameters: readonly Parameter[], fields: ReadonlyMap<string, Part>): Tree =>
  Object.fromEntries(
    parameters.flatMap((one) => {
      const { default: usual } = one.schema.node;
      const field = one.in === 'query' && roleOf(one, fields) === undefined ? fieldNamed(one.name, fields) : undefined;
      return usual === undefined || field === undefined ? [] : [[field, usual]];
    }),
  );

/** `filter[status]` and `statuses` filter by `status`. */
function fieldNamed(name: string, fields: ReadonlyMap<string, Part>): string | undefined {
  const wanted = spelled(name.replace(/^filter/i, ''));
  return [...fields.keys()].find((field) =>
    [wanted, wanted.replace(/s$/, ''), wanted.replace(/es$/, '')].includes(spelled(field)),
  );
}

/** Words of a filter that leave nothing out. */
const everything = new Set(['all', 'any', 'none', '*', '']);

const bounds: Readonly<Record<string, (order: number) => boolean>> = {
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
};

function isWanted(value: unknown, wanted: unknown): boolean {
  if (isMap(wanted))
    return Object.entries(wanted).every(([bound, limit]) => ownEntry(bounds, bound)?.(compared(value, limit)) ?? true);
  const words = [wanted].flat().map(String);
  if (words.some((word) => everything.has(word))) return true;
  const own = (isTree(value) ? Object.values(value) : [value]).flatMap((one) =>
    isMap(one) ? Object.values(one) : [one],
  );
  return own.some((one) => words.includes(String(one)));
}

/** Whether a field can have what is asked for; `all` of an enum leaves nothing out. */
const mayBe = (schema: Part, wanted: unknown): boolean =>
  isTree(wanted) ||
  typesOf(schema).has('array') ||
  typesOf(schema).has('object') ||
  castTo(schema, wanted) !== undefined;

/** `-price`, `price:desc`, `price desc`, `price,desc` and `price_desc`; a direction alone keeps the order or turns it. */
function sortOf(sort: unknown, order: unknown, fields: ReadonlyMap<string, Part>): ListQuery['sort'] {
  const isDown = (word: unknown) => /^(desc|descending|-1|-)$/i.test(String(word));
  const words = [sort]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? one.replace(/,(asc|desc)\b/gi, ' $1').split(',') : []));
  const found = words.flatMap((word) => {
    const [, sign = '', given = '', direction = ''] =
      /^([-+]?)(.*?)(?:[:\s._-]+(asc|desc)(?:ending)?)?$/i.exec(word.trim()) ?? [];
    const field = fieldNamed(given, fields);
    const isDescending = isDown(sign) || isDown(direction) || (direction === '' && isDown(order));
    return field === undefined ? [] : [{ field, isDescending }];
  });
  if (found.length > 0) return found;
  const field = typeof order === 'string' ? fieldNamed(order, fields) : undefined;
  return field !== undefined || isDown(order) || isDown(sort) ? [{ field, isDescending: field === undefined }] : [];
}

/** What is missing comes last. */
function compared(one: unknown, other: unknown): number {
  const [isNone, isOtherNone] = [one ?? undefined, other ?? undefined].map((value) => value === undefined);
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone);
  const [a, b] = [Number(one), Number(other)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  const [text, next] = [String(one), String(other)];
  return text < next ? -1 : text > next ? 1 : 0;
}

/** The part of a list that a query asks for. @param named the items by name, oldest first */
export function pageOf(named: readonly (readonly [name: string, item: Tree])[], query: ListQuery): Page {
  const wanted = named.filter(([, item]) => query.filters.every((isFitting) => isFitting(item)));
  for (const { field, isDescending } of [...query.sort].reverse()) {
    if (field === undefined) wanted.reverse();
    else wanted.sort(([, one], [, other]) => compared(one[field], other[field]) * (isDescending ? -1 : 1));
  }
  const at = query.after === undefined ? -1 : wanted.findIndex(([name]) => name === query.after);
  // Behind an item that is gone nothing follows, so that clients come to an end.
  const start = query.after !== undefined && at === -1 ? wanted.length : at + 1 + query.offset;
  const end = query.limit === undefined ? wanted.length : start + query.limit;
  const items = wanted.slice(start, end);
  return {
    items: items.map(([, item]) => item),
    total: wanted.length,
    limit: query.limit,
    offset: start,
    next: end < wanted.length ? items.at(-1)?.[0] : undefined,
  };
}
