import type { FullRequest, Operation, Override } from '@shop/mock-engine/generated/control-api';
import { pathOf } from '../requests/filter-requests.ts';
import { overrideMessages } from './overrides.messages.ts';

const { errors: messages } = overrideMessages;

/** An override as it is typed. */
export interface Draft {
  /** Empty for a new one. */
  readonly id: string;
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
  readonly fields: string;
  readonly status: string;
  readonly headers: string;
  readonly mode: 'body' | 'patch' | 'none';
  readonly body: string;
  readonly delay: string;
  readonly times: string;
}

type DraftErrors = Partial<Record<keyof Draft, string>>;

const blank: Draft = {
  id: '',
  operation: '',
  path: {},
  query: '',
  fields: '',
  status: '',
  headers: '',
  mode: 'body',
  body: '',
  delay: '',
  times: '',
};

const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));
const lines = (values: object | undefined, line: (name: string, value: unknown) => string) =>
  Object.entries(values ?? {})
    .map(([name, value]) => line(name, value))
    .join('\n');

/** @param examples by status and name; the first one begins */
export function draftOfOperation(
  operation: string,
  examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
) {
  const [[status, byName] = ['', {}]] = Object.entries(examples);
  const [value] = Object.values(byName);
  return { ...blank, operation, status, body: json(value) };
}

/** The response of a logged request, for requests with the same path parameters. */
export function draftOfRequest(entry: FullRequest, operation: Operation): Draft {
  return {
    ...blank,
    operation: operation.id,
    path: parametersIn(operation.path, pathOf(entry).split('?')[0] ?? ''),
    status: entry.status === 0 ? '' : String(entry.status),
    body: entry.response === null ? '' : json(entry.response),
  };
}

/** Aligned from the end, since a path may be written without its base. */
function parametersIn(template: string, path: string): Record<string, string> {
  const sent = path.split('/').reverse();
  const named = template.split('/').reverse();
  return Object.fromEntries(
    named.flatMap((segment, index) => {
      const [name] = parameterNames(segment);
      return name === undefined ? [] : [[name, decodeURIComponent(sent[index] ?? '')]];
    }),
  );
}

export function draftOfOverride(id: string, { operation, when = {}, ...override }: Override): Draft {
  const { status = '', headers, body, patch, delay = '', times = '' } = override;
  return {
    id,
    operation,
    path: when.path ?? {},
    query: new URLSearchParams(when.query).toString(),
    fields: lines(when.body, (name, value) => `${name} = ${JSON.stringify(value)}`),
    status: String(status),
    headers: lines(headers, (name, value) => `${name}: ${String(value)}`),
    mode: body !== undefined ? 'body' : patch !== undefined ? 'patch' : 'none',
    body: json(body ?? patch),
    delay: String(delay),
    times: String(times),
  };
}

export const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Reads what was typed. The server checks the rest. */
export function readDraft(draft: Draft): { override: Override; errors: DraftErrors } {
  const errors: { -readonly [Name in keyof DraftErrors]: string } = {};
  const number = (name: 'status' | 'delay' | 'times') => {
    const text = draft[name].trim();
    if (text !== '' && !/^\d+$/.test(text)) errors[name] = messages.number;
    return text === '' ? undefined : Number(text);
  };
  const pairs = (name: 'headers' | 'fields', pattern: RegExp, value: (text: string) => unknown) => {
    const rows = draft[name].split('\n').map((row) => pattern.exec(row.trim()) ?? row.trim());
    const wrong = rows.findIndex((row) => typeof row === 'string' && row !== '');
    if (wrong >= 0) errors[name] = messages.line(wrong + 1);
    const found = rows.filter((row) => typeof row !== 'string');
    return Object.fromEntries(found.map(([, key = '', text = '']) => [key, value(text)]));
  };
  let body: unknown;
  if (draft.mode !== 'none' && draft.body.trim() !== '')
    try {
      body = JSON.parse(draft.body);
    } catch (error) {
      errors.body = messages.json((error as Error).message);
    }
  const when = {
    path: filled(Object.fromEntries(Object.entries(draft.path).filter(([, value]) => value !== ''))),
    query: filled(Object.fromEntries(new URLSearchParams(draft.query))),
    body: filled(pairs('fields', /^([^=\s]+)\s*=\s*(.*)$/, valueOf)),
  };
  const isMatching = Object.values(when).some((part) => part !== undefined);
  const override: Override = {
    operation: draft.operation,
    ...(isMatching && { when }),
    status: number('status'),
    headers: filled(pairs('headers', /^([^:\s]+)\s*:\s*(.*)$/, (text) => text)) as Record<string, string>,
    ...(body !== undefined && { [draft.mode]: body }),
    delay: number('delay'),
    times: number('times'),
  };
  return { override, errors };
}

const filled = <Values extends object>(values: Values): Values | undefined =>
  Object.keys(values).length > 0 ? values : undefined;

/** JSON, else the text itself. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
