import { validateHeaderValue } from 'node:http';

import { JsonTooDeep, parseJson } from '../contract/json-depth.ts';
import { MASK, masked } from '../contract/mask.ts';
import type { HarEntry } from './har.ts';
import type { RecordedResponse } from './recording.ts';
import type { LeftOutReason } from './recordings.messages.ts';

export type ResponseReading = { ok: true; response: RecordedResponse } | { ok: false; reason: LeftOutReason };

/** Headers that are replayed with the body. */
const keptHeaders = new Set(['retry-after', 'www-authenticate', 'content-disposition']);

const refuse = (reason: LeftOutReason): ResponseReading => ({ ok: false, reason });

/** The response of an entry, if it can be replayed. */
export function readResponse({ response, _resourceType }: HarEntry, isCall: boolean): ResponseReading {
  const { status, content } = response;
  if (isCall && _resourceType === 'document') return refuse('page');
  if (!Number.isInteger(status) || status < 200 || status > 599) return refuse('no-response');
  if (status >= 300 && status < 400 && status !== 304) return refuse('redirect');

  const isText = typeof content?.text === 'string';
  if (status === 304 && !isText) return refuse('cached');
  if (status !== 204 && !isText && content?.size !== 0) return refuse('no-body');

  const bytes = Buffer.from(content?.text ?? '', content?.encoding === 'base64' ? 'base64' : 'utf8');
  const mimeType = headerOf(response, 'content-type') ?? content?.mimeType ?? '';
  // The body of a 304 is the browser's cached 200.
  const headers = headersOf(response, mimeType);
  if (!isSendable(headers)) return refuse('bad-header');
  const base = { status: status === 304 ? 200 : status, headers };
  if (!/\bjson\b/i.test(mimeType) || bytes.length === 0) {
    return { ok: true, response: { ...base, body: undefined, bytes, hasMaskedToken: false } };
  }
  try {
    return { ok: true, response: { ...base, ...withoutSecrets(bytes) } };
  } catch (error) {
    return refuse(error instanceof JsonTooDeep ? 'too-deep' : 'cut-off');
  }
}

/** @throws JsonTooDeep, SyntaxError */
function withoutSecrets(bytes: Buffer): Pick<RecordedResponse, 'body' | 'bytes' | 'hasMaskedToken'> {
  const json = parseJson(bytes.toString());
  const body = masked(json);
  const text = JSON.stringify(body);
  const hasSecrets = text !== JSON.stringify(json);
  const hasMaskedToken = typeof body === 'object' && body !== null && 'token' in body && body.token === MASK;
  return { body, bytes: hasSecrets ? Buffer.from(text) : bytes, hasMaskedToken };
}

function headersOf({ headers }: HarEntry['response'], mimeType: string): Record<string, string> {
  const kept = (headers ?? []).map(({ name, value }) => [name.toLowerCase(), value] as const);
  return {
    ...Object.fromEntries(kept.filter(([name]) => keptHeaders.has(name))),
    'cache-control': 'no-store',
    ...(mimeType === '' ? {} : { 'content-type': inUtf8(mimeType) }),
  };
}

/** Whether Node can send the headers: no line breaks, one byte per character. */
function isSendable(headers: Readonly<Record<string, string>>): boolean {
  try {
    for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

/** HAR stores decoded text, which is sent as UTF-8. */
function inUtf8(mimeType: string): string {
  const [type = ''] = mimeType.split(';');
  return /^text\/|\bjson\b|\bxml\b|javascript/i.test(type) ? `${type.trim()}; charset=utf-8` : type.trim();
}

function headerOf({ headers }: HarEntry['response'], wanted: string): string | undefined {
  return headers?.find(({ name }) => name.toLowerCase() === wanted)?.value;
}
