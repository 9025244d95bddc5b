import { HttpError } from '../http/problem.ts';
import type { Rule } from './fault-effect.ts';
import { latencyRule, type Rules } from './rules.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** Headers that override the response to one request. Names as in Node. */
export const overrideHeaders = {
  /** Names of situations, separated by commas. */
  situation: 'x-mock-situation',
  /** Milliseconds, a range or a profile. */
  latency: 'x-mock-latency',
  /** `code=503`, `example=empty`, or both (RFC 7240, as Prism understands it). */
  prefer: 'prefer',
} as const;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The rules in a request's headers. Other preferences (`Prefer: respond-async`) are ignored.
 *
 * @throws HttpError
 */
export function readHeaderRules(headers: Headers, operationId: string | undefined, rules: Rules): Rule[] {
  const named = headers[overrideHeaders.situation];
  const situations = named === undefined ? [] : String(named).split(',');
  const latency = headers[overrideHeaders.latency];
  const prefer = headers[overrideHeaders.prefer];
  return [
    ...situations.map((name) => rules.situation(name.trim())),
    ...(latency === undefined ? [] : [latencyRule(String(latency))]),
    ...(prefer === undefined || operationId === undefined ? [] : preferred(String(prefer), operationId, rules)),
  ];
}

/** A preference with its value, which may be quoted (RFC 7240, section 2). */
const PREFERENCE = /([^\s,;="]+)\s*(?:=\s*("(?:[^"\\]|\\.)*"|[^,;]*))?/g;

function preferred(header: string, operation: string, rules: Rules): Rule[] {
  const preferences = new Map(
    [...header.matchAll(PREFERENCE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value.trim(),
    ]),
  );
  const code = preferences.get('code');
  const example = preferences.get('example');
  if (code === undefined && example === undefined) return [];
  if (code !== undefined && !/^[2-5]\d\d$/.test(code)) throw new HttpError(400, messages.preferredCode);
  return [rules.override({ operation, status: code === undefined ? undefined : Number(code), example })];
}
