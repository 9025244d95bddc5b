import type { FullRequest, Operation, Override } from '@shop/mock-engine/generated/control-api';
import { pathOf } from '../requests/filter-requests.ts';
import { overrideMessages } from './overrides.messages.ts';

const { errors: messages } = overrideMessages;

const blank = {
  /** Empty for a new one. */
  id: '',
  operation: '',
  when: '',
  status: '',
  headers: '',
  mode: 'body' as 'body' | 'patch' | 'none',
  body: '',
  delay: '',
  times: '',
};

/** An override as it is typed; headers, body and when as JSON. */
export type Draft = Readonly<typeof blank>;

const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

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
  const path = parametersIn(operation.path, pathOf(entry).split('?')[0] ?? '');
  return {
    ...blank,
    operation: operation.id,
    when: Object.keys(path).length > 0 ? json({ path }) : '',
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
      const [, name] = /\{(\w+)\}/.exec(segment) ?? [];
      return name === undefined ? [] : [[name, decodeURIComponent(sent[index] ?? '')]];
    }),
  );
}

export function draftOfOverride(id: string, { operation, when, headers, body, patch, ...rest }: Override): Draft {
  const { status = '', delay = '', times = '' } = rest;
  return {
    id,
    operation,
    when: json(when),
    status: String(status),
    headers: json(headers),
    mode: body !== undefined ? 'body' : patch !== undefined ? 'patch' : 'none',
    body: json(body ?? patch),
    delay: String(delay),
    times: String(times),
  };
}

/** Reads what was typed. The server checks the rest. */
export function readDraft(draft: Draft) {
  const errors: { -readonly [Name in keyof Draft]?: string } = {};
  const number = (name: 'status' | 'delay' | 'times') => {
    const text = draft[name].trim();
    if (text !== '' && !/^\d+$/.test(text)) errors[name] = messages.number;
    return text === '' ? undefined : Number(text);
  };
  const parsed = <Name extends 'when' | 'headers' | 'body'>(name: Name): Override[Name] => {
    if (draft[name].trim() === '') return undefined;
    try {
      return JSON.parse(draft[name]) as Override[Name];
    } catch (error) {
      errors[name] = messages.json((error as Error).message);
      return undefined;
    }
  };
  const override: Override = {
    operation: draft.operation,
    when: parsed('when'),
    status: number('status'),
    headers: parsed('headers'),
    ...(draft.mode !== 'none' && { [draft.mode]: parsed('body') }),
    delay: number('delay'),
    times: number('times'),
  };
  return { override, errors };
}
