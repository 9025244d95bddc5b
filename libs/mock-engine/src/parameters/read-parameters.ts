import type { Call, Content, Parameter } from '../document/calls.ts';
import type { Cursor } from '../document/document.ts';
import { requestErrorMessages } from '../http/contract.messages.ts';
import { decodePercent, isFormType, isJsonType } from '../http/http.ts';
import { newTable, ownEntry, tryParseJson } from '../http/json.ts';
import type { ProblemField } from '../http/problem.ts';
import { parseCookies, parseQuery } from '../http/sent-fields.ts';
import { isValid, valueErrors } from '../schema/check-value.ts';
import { withCombined } from '../schema/keywords.ts';
import { memoized } from '../store/lazy.ts';
import {
  findField,
  readField,
  readForm,
  groupFields,
  type SentFields,
  type Serialization,
  typedValue,
  typesOfAny,
} from './read-fields.ts';

/* This room reads what a request sends as text: read-parameters makes fields of path, query, headers and cookies,
 * read-fields reads them and those of forms by the styles of OpenAPI, and gives them the types of their schemas. */

interface SentParameters {
  /** Still encoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: string | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
}

interface ParsedParameters extends Required<SentParameters> {
  readonly inQuery: SentFields;
  readonly inCookies: SentFields;
}

const inputGroups = {
  path: 'path',
  query: 'query',
  querystring: 'query',
  header: 'headers',
  cookie: 'cookies',
} as const;

const noFields: SentFields = new Map();

const readersOf = memoized((call: Pick<Call, 'parameters'>) => {
  const { parameters } = call;
  const queryNames = new Set(parameters.filter((one) => one.in === 'query').map((one) => one.name));
  const readers = parameters.map((one) => ({
    parameter: one,
    writing: serializationOf(one),
    place: inputGroups[one.in as keyof typeof inputGroups],
    key: one.in === 'header' ? one.name.toLowerCase() : one.name,
    isNeeded: one.in === 'path' || one.part.node.required === true,
    isEmptyAllowed: one.part.node.allowEmptyValue === true,
    default: validDefault(one.schema),
  }));
  return { readers, queryNames };
});

/** The declared parameters of a request with their types and defaults (headers in lower case), and what is wrong with them. */
export function readParameters(call: Pick<Call, 'parameters'>, { path, query = '', headers = {} }: SentParameters) {
  const { readers, queryNames } = readersOf(call);
  const errors: ProblemField[] = [];
  const table = () => newTable<unknown>();
  const found = { path: table(), query: table(), headers: table(), cookies: table(), errors };
  for (const name in path) found.path[name] = decodePercent(path[name] ?? '');
  if (readers.length === 0) return found;
  const inQuery = query ? groupFields(parseQuery(query)) : noFields;
  const { cookie } = headers;
  const inCookies = cookie ? groupFields(parseCookies(String(cookie))) : noFields;
  for (const { parameter, writing, place, key, isNeeded, isEmptyAllowed, default: byDefault } of readers) {
    const value = readParameter(parameter, writing, { path, query, headers, inQuery, inCookies }, queryNames);
    const known = value === undefined ? byDefault : value;
    if (known !== undefined) found[place][key] = known;
    else if (isNeeded) errors.push({ field: key, detail: requestErrorMessages.missing });
    if (value !== undefined && (value !== '' || !isEmptyAllowed))
      errors.push(...valueErrors(parameter.schema, value, { field: key, direction: 'request' }));
  }
  return found;
}

/** One that does not fit its schema is left out: the client did not send it. */
function validDefault(schema: Cursor): unknown {
  const value = withCombined(schema).find(({ node }) => node.default !== undefined)?.node.default;
  return value !== undefined && isValid(schema, value) ? value : undefined;
}

function serializationOf({ name, in: place, schema, part: { node } }: Parameter): Serialization {
  const { 'x-style': style = node.style ?? (place === 'path' || place === 'header' ? 'simple' : 'form') } = node;
  const isExploded = (node.explode ?? (style === 'form' || style === 'cookie')) === true;
  const isSpread =
    isExploded && (style === 'matrix' || (place !== 'path' && place !== 'header' && style !== 'deepObject'));
  return { name, schemas: [schema], style: String(style), isExploded, isSpread };
}

/** The value of a parameter; undefined when it was not sent. @param queryNames the names of the query's parameters */
function readParameter(
  { name, in: place, content, part }: Parameter,
  writing: Serialization,
  sent: ParsedParameters,
  queryNames: ReadonlySet<string>,
): unknown {
  const fields = parameterFields(place, writing, sent);
  if (content) {
    const whole = isFormType(content.type) ? sent.query : decodePercent(sent.query);
    const text = place === 'querystring' ? whole || undefined : findField(fields, name)?.text;
    return text === undefined ? undefined : readContent(content, text);
  }
  const value = readField(fields, writing, (other) => place === 'query' && queryNames.has(other));
  // None of the fields of an object was sent, which says what is missing.
  const isObject = writing.isSpread && place === 'query' && typesOfAny(writing.schemas).has('object');
  return value === undefined && isObject && part.node.required === true ? {} : value;
}

/** The fields among which a parameter is; in a path or a header it is one of its own. */
function parameterFields(
  place: string,
  { name, style }: Serialization,
  { path, headers, inQuery, inCookies }: ParsedParameters,
): SentFields {
  if (place === 'header') {
    const text = ownEntry(headers, name.toLowerCase())?.toString();
    // Blanks around commas do not count, nor do empty entries (RFC 9110, section 5.6.1).
    const entries = text?.split(',').flatMap((one) => (one.trim() === '' ? [] : encodeURIComponent(one.trim())));
    return text === undefined ? noFields : groupFields([{ name, text, raw: entries?.join(',') }]);
  }
  if (place !== 'path') return place === 'cookie' ? inCookies : inQuery;
  const given = ownEntry(path, name);
  if (given === undefined) return noFields;
  // `;id=3;id=4` is written like cookies.
  if (style === 'matrix') return groupFields(parseCookies(given));
  const raw = style === 'label' ? given.replace(/^\./, '') : given;
  return groupFields([{ name, text: decodePercent(raw), raw }]);
}

function readContent(content: Content, text: string): unknown {
  if (isFormType(content.type)) return readForm(content, parseQuery(text));
  if (!isJsonType(content.type)) return typedValue([content.schema], [text]);
  const value = tryParseJson(text);
  return value === undefined ? text : value;
}
