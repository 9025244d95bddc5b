import { isObjectOrArray, type Json } from '../http/json.ts';
import type { Cursor } from './document.ts';

/** What an author says in `x-mock` of a path or an operation, where names do not tell. */
export interface Hints {
  /** The path whose items an operation lists or adds; false keeps no items. */
  readonly collection?: string | false;
  /** The item's field that the path names, such as `metadata.name`. */
  readonly id?: string;
  /** Where a response has its item or items, such as `data.rows`. */
  readonly items?: string;
  /** What parameters and fields of a page are called. */
  readonly page?: Readonly<Partial<Record<PageName, string>>> & { readonly first?: number };
}

export type PageName = keyof typeof pageNames;

/** What they are called where nobody says. */
export const pageNames = {
  limit: ['limit', 'per_page', 'page_size'],
  offset: ['offset', 'skip'],
  page: ['page', 'page_number'],
  cursor: ['cursor'],
  sort: ['sort'],
  order: ['order'],
  total: ['total', 'total_count', 'total_elements', 'X-Total-Count'],
  pages: ['total_pages'],
  more: ['has_more'],
  next: ['next', 'next_cursor'],
  previous: ['previous', 'prev'],
} as const;

const types: Readonly<Record<keyof Hints, (value: unknown) => boolean>> = {
  collection: (value) => value === false || typeof value === 'string',
  id: (value) => typeof value === 'string',
  items: (value) => typeof value === 'string',
  page: (value) =>
    isObjectOrArray(value) &&
    Object.entries(value).every(([name, one]) =>
      name === 'first' ? typeof one === 'number' : name in pageNames && typeof one === 'string',
    ),
};

/** Keys of an `x-mock` that say nothing. */
export const invalidHints = ({ node: { 'x-mock': given = {} } }: Cursor): string[] =>
  isObjectOrArray(given)
    ? Object.keys(given).filter((name) => !(name in types && types[name as keyof Hints](given[name])))
    : [''];

/** Those of the operation before those of its path. */
export const readHints = (item: Cursor, operation: Cursor): Hints =>
  Object.assign({}, ...[item, operation].map((part) => validHints(part))) as Hints;

function validHints(part: Cursor): Json {
  const { 'x-mock': given } = part.node;
  const wrong = invalidHints(part);
  return isObjectOrArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name)))
    : {};
}
