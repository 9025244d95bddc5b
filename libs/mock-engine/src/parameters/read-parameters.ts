import { newTable, ownEntry } from '../http/call.ts';
import { requestErrorMessages } from '../http/contract.messages.ts';
import { decoded, isFormType, isJsonType } from '../http/http.ts';
import { jsonIn } from '../http/json.ts';
import type { ProblemField } from '../http/problem.ts';
import { fieldsOfCookie, fieldsOfQuery } from '../http/sent-fields.ts';
import type { Call, Content, Parameter } from '../document/calls.ts';
import { remembered } from '../document/lazy.ts';
import { isValid, valueErrors } from '../schema/check-value.ts';
import type { Cursor } from '../document/document.ts';
import { combined } from '../schema/keywords.ts';
import {
  fieldNamed,
  fieldValue,
  formOf,
  grouped,
  splitBy,
  valueIn,
  type SentFields,
  type Writing,
} from './read-fields.ts';
import { typedValue, typesOfAny } from './text-values.ts';

/* This room reads what a request sends as text: read-parameters those of path, query, headers and cookies, read-fields
 * the styles of OpenAPI and the fields of forms, text-values the types that their schemas give them. */

/** A request's parameters as they are sent. */
interface SentParameters {
  /** Still encoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: string | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}

/** A request's parameters in each place, not read yet. */
interface Sent {
  readonly path: Readonly<Record<string, string>>;
  readonly query: SentFields;
  readonly cookies: SentFields;
  readonly headers: NonNullable<SentParameters['headers']>;
  /** The whole query. */
  readonly search: string | undefined;
}

type Read = (sent: Sent) => unknown;

const places = { path: 'path', query: 'query', querystring: 'query', header: 'headers', cookie: 'cookies' } as const;

const nothing: SentFields = new Map();

const none: Record<string, unknown> = Object.freeze(newTable<unknown>());

/** How the parameters of a call are read. */
const readersOf = remembered((call: Pick<Call, 'parameters'>) => {
  const { parameters } = call;
  const queryNames = new Set(parameters.filter((one) => one.in === 'query').map((one) => one.name));
  const readers = parameters.map((one) => ({
    read: readerOf(one, queryNames),
    place: places[one.in as keyof typeof places],
    key: one.in === 'header' ? one.name.toLowerCase() : one.name,
    schema: one.schema,
    isNeeded: one.in === 'path' || one.part.node.required === true,
    isEmptyAllowed: one.part.node.allowEmptyValue === true,
    default: defaultOf(one.schema),
  }));
  return { readers, has: new Set<string>(parameters.map((one) => one.in)) };
});

/** The declared parameters of a request with their types and defaults (headers in lower case), and what is wrong with them. */
export function readParameters(call: Pick<Call, 'parameters'>, { path, query, headers = {} }: SentParameters) {
  const { readers, has } = readersOf(call);
  const errors: ProblemField[] = [];
  const found = {
    path: newTable<unknown>(),
    query: has.has('query') || has.has('querystring') ? newTable<unknown>() : none,
    headers: has.has('header') ? newTable<unknown>() : none,
    cookies: has.has('cookie') ? newTable<unknown>() : none,
    errors,
  };
  for (const name in path) found.path[name] = decoded(path[name] ?? '');
  if (readers.length === 0) return found;
  const sent: Sent = {
    path,
    query: has.has('query') && query ? grouped(fieldsOfQuery(query)) : nothing,
    cookies: has.has('cookie') ? grouped(fieldsOfCookie(String(headers['cookie'] ?? ''))) : nothing,
    headers,
    search: query === '' ? undefined : query,
  };
  for (const { read, place, key, schema, isNeeded, isEmptyAllowed, default: byDefault } of readers) {
    const value = read(sent);
    if (value !== undefined || byDefault !== undefined) found[place][key] = value ?? byDefault;
    if (value === undefined)
      errors.push(
        ...(isNeeded && byDefault === undefined ? [{ field: key, detail: requestErrorMessages.missing }] : []),
      );
    else if (value !== '' || !isEmptyAllowed)
      errors.push(...valueErrors(schema, value, { field: key, direction: 'request' }));
  }
  return found;
}

/** One that does not fit its schema is left out: the client did not send it. */
function defaultOf(schema: Cursor): unknown {
  const value = combined(schema).find(({ node }) => node.default !== undefined)?.node.default;
  return value !== undefined && isValid(schema, value) ? value : undefined;
}

/** @param queryNames the names of the query's parameters */
function readerOf({ name, in: place, schema, content, part }: Parameter, queryNames: ReadonlySet<string>): Read {
  const defaultStyle = place === 'path' || place === 'header' ? 'simple' : 'form';
  const {
    'x-style': style = part.node.style ?? defaultStyle,
    explode = style === 'form' || style === 'cookie',
    required,
  } = part.node;
  const isExploded = explode === true;
  const isSpread = isExploded && defaultStyle === 'form' && style !== 'deepObject' && !content;
  const writing: Writing = { name, schemas: [schema], style: String(style), isExploded, isSpread };
  const header = name.toLowerCase();
  if (content)
    return (sent) => {
      const text = sentText(place, name, sent, isFormType(content.type));
      return text === undefined ? undefined : contentValue(content, text);
    };
  if (place === 'query') {
    // None of its fields was sent, which says what is missing.
    const none = required === true && isSpread && typesOfAny([schema]).has('object') ? {} : undefined;
    return ({ query }) => fieldValue(query, writing, (other) => queryNames.has(other)) ?? none;
  }
  if (place === 'cookie') return ({ cookies }) => fieldValue(cookies, writing);
  if (place === 'header')
    return ({ headers }) => {
      const text = ownEntry(headers, header)?.toString();
      return text === undefined ? undefined : valueIn(writing, text, () => [entriesOf(text)]);
    };
  return ({ path }) => (Object.hasOwn(path, name) ? valueInPath(writing, path[name] ?? '') : undefined);
}

/** The text of a parameter in a media type of its own. */
function sentText(place: string, name: string, { path, headers, query, cookies, search }: Sent, isForm: boolean) {
  if (place === 'path') return decoded(ownEntry(path, name) ?? '');
  if (place === 'header') return ownEntry(headers, name.toLowerCase())?.toString();
  if (place === 'querystring') return search === undefined || isForm ? search : decoded(search);
  return fieldNamed(place === 'query' ? query : cookies, name)?.text;
}

function contentValue(content: Content, text: string): unknown {
  if (isFormType(content.type)) return formOf(content, fieldsOfQuery(text));
  return isJsonType(content.type) ? (jsonIn(text) ?? text) : typedValue([content.schema], [text]);
}

/** Blanks around commas do not count, nor do empty entries (RFC 9110, section 5.6.1). */
const entriesOf = (header: string) =>
  header
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What separates the entries of a value in a path, by style. */
const separators: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

/** A value in a path, still encoded: `3,4`, `.3.4`, `;id=3,4` or `;id=3;id=4`. */
function valueInPath(writing: Writing, segment: string): unknown {
  const { name, style, isExploded } = writing;
  const mark = separators[style] ?? '';
  const raw = segment.startsWith(mark) ? segment.slice(mark.length) : segment;
  const unnamed = (text: string) =>
    style === 'matrix' && text.startsWith(`${name}=`) ? text.slice(name.length + 1) : text;
  // OpenAPI 3.0.3 separates labels by dots, 3.0.4 by commas.
  const separator = isExploded || (style === 'label' && !raw.includes(',')) ? mark || ',' : ',';
  const entries = () =>
    splitBy(separator, isExploded ? raw : unnamed(raw)).map((one) => decoded(isExploded ? unnamed(one) : one));
  return valueIn(writing, decoded(unnamed(raw)), () => [entries()]);
}
