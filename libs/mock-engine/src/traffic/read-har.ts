import { z } from 'zod';

import type { Call } from '../document/calls.ts';
import { callOf, type Contract } from '../document/contract.ts';
import { newTable, type ResponseHeaders, type SentField } from '../http/call.ts';
import {
  declaredFor,
  headersByName,
  isFormType,
  isHeaderValue,
  isJsonType,
  isMultipartForm,
  isSendable,
  isTextType,
  mediaTypeOf,
} from '../http/http.ts';
import { parseJson } from '../http/json.ts';
import { MASK } from '../http/mask.ts';
import { fieldErrors, HttpError } from '../http/problem.ts';
import { fieldsOfQuery } from '../http/sent-fields.ts';
import { formOf } from '../parameters/read-fields.ts';
import type { Rule, RuleSource } from '../faults/fault.ts';
import type { Rules } from '../faults/rules.ts';
import { declaredHeaders, declaresRedirect, ownAddress } from './declared.ts';
import { FILES, findCalls, type FoundCall } from './find-call.ts';
import { printJson } from '../store/exact-json.ts';
import { ignoredReasons, recordingsMessages as messages, type IgnoredReason } from './recordings.messages.ts';
import { bodyOf, keyOf, replayRule, type IgnoredEntry, type RecordedResponse, type Recording } from './replay-rule.ts';

/** More errors would not help to fix the file. */
const MAX_ERRORS = 20;

/** Headers that are replayed with the body, besides those that the contract declares. */
const keptHeaders = new Set(['retry-after', 'www-authenticate', 'content-disposition', 'location']);

const text = z.string().nullish();

/** The fields used from an entry (HAR 1.2); browsers write more and omit what they did not keep. */
const harEntry = z.object({
  startedDateTime: text,
  /** Chrome only. */
  _resourceType: text,
  request: z.object({
    method: z.string(),
    url: z.string(),
    postData: z
      .object({
        mimeType: text,
        text,
        encoding: text,
        params: z.array(z.object({ name: z.string(), value: text })).nullish(),
        /** This server only, of a text that it must not write. */
        _sha256: text,
      })
      .nullish(),
  }),
  response: z.object({
    /** 0 when there was no response. */
    status: z.number(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
    content: z.object({ size: z.number().nullish(), mimeType: text, text, encoding: text }).nullish(),
  }),
});
type HarEntry = z.infer<typeof harEntry>;

export const harFile = z.object({ log: z.object({ entries: z.array(harEntry) }) });

/** An entry that cannot be replayed. */
class NotReplayable extends Error {
  constructor(reason: IgnoredReason) {
    super(ignoredReasons[reason]);
  }
}

/** Creates the rule of a stored source, also of a recording. @throws HttpError */
export function readRule(source: RuleSource, rules: Rules): Rule {
  if (!('recording' in source)) return rules.stored(source);
  return replayRule(source.recording as Recording, { isStrict: source.isStrict, isStored: true });
}

/**
 * Creates a recording from a HAR of this server or a browser. Requests to other servers are ignored; calls that cannot
 * be replayed are listed in `ignored` with the reason.
 *
 * @param value the file's JSON
 * @param from base URLs of the recorded API, when requests to several addresses look like its calls
 * @throws HttpError whose message begins with the name
 */
export function readHar(value: unknown, name: string, contract: Contract, from?: readonly string[]): Recording {
  const { data, error } = harFile.safeParse(value);
  if (error) {
    const errors = fieldErrors(error).slice(0, MAX_ERRORS);
    const [{ field, detail } = { field: '', detail: '' }] = errors;
    throw new HttpError(422, `${name} ${messages.notHar(field || 'HAR', detail)}`, errors);
  }
  const { entries } = data.log;
  const requests = entries.map(({ request }) => request);
  const calls = findCalls(requests, contract, from);
  const responses = newTable<RecordedResponse[]>();
  const counts = newTable<number>();
  const ignored: IgnoredEntry[] = [];
  for (const [index, entry] of inRequestOrder(entries)) {
    const call = calls[index];
    if (!call) continue;
    try {
      const { key, response } = readEntry(entry, call, responses, contract);
      (responses[key] ??= []).push(response);
      const kind = call.operationId ?? FILES;
      counts[kind] = (counts[kind] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof NotReplayable)) throw error;
      const request = `${entry.request.method} ${contract.masks.url(entry.request.url)}`;
      ignored.push({ entry: index, request, why: error.message });
    }
  }

  if (Object.keys(responses).length > 0) return { name, responses, counts, ignored };
  const [first] = ignored;
  const detail = first
    ? messages.noResponses(messages.ignored(first.entry, first.request, first.why))
    : messages.noCalls(entries.length);
  throw new HttpError(422, `${name} ${detail}`);
}

/** @throws NotReplayable */
function readEntry(
  entry: HarEntry,
  call: FoundCall,
  earlier: Recording['responses'],
  contract: Contract,
): { key: string; response: RecordedResponse } {
  const { operationId } = call;
  const { status, content } = entry.response;
  if (contract.masks.hides(entry.request.url)) throw new NotReplayable('secret');
  if (status === 304 && typeof content?.text !== 'string') {
    // A cached response repeats the earlier one, if that was recorded.
    const key = keyOf(call, undefined, contract);
    const response = earlier[key]?.at(-1);
    if (!response) throw new NotReplayable('cached');
    return { key, response };
  }
  const response = readResponse(entry, call, contract);
  const body = operationId === undefined ? undefined : requestBody(entry, callOf(contract, operationId));
  return { key: keyOf(call, body, contract), response };
}

/** @throws NotReplayable */
function requestBody({ request: { postData } }: HarEntry, { body, isBodyOptional, bodies }: Call): unknown {
  if (!body) return undefined;
  const { text, params, encoding, _sha256 } = postData ?? {};
  if (typeof _sha256 === 'string') return _sha256;
  const type = mediaTypeOf(postData?.mimeType ?? '');
  const content = declaredFor(bodies, type);
  const form = (fields: readonly SentField[]) => content && formOf(content, fields);
  if (isMultipartForm(type) && params) return form(params.map(({ name, value }) => ({ name, text: value ?? '' })));
  if (typeof text !== 'string') {
    if (isBodyOptional && !postData) return undefined;
    throw new NotReplayable('no-request-body');
  }
  if (isFormType(type)) return form(fieldsOfQuery(text));
  const bytes = Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');
  return bodyOf(isJsonType(type || '*/*') ? parsed(text, 'no-request-body') : text, bytes);
}

/** @throws NotReplayable */
function readResponse(entry: HarEntry, call: FoundCall, contract: Contract): RecordedResponse {
  const { response, _resourceType } = entry;
  const { operationId } = call;
  const { masks } = contract;
  const { status, content } = response;
  if (operationId !== undefined && _resourceType === 'document') throw new NotReplayable('page');
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new NotReplayable('no-response');
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  if (isRedirect && !declaresRedirect(contract, operationId, status)) throw new NotReplayable('redirect');
  const hasBody = status !== 204 && !isRedirect;
  if (hasBody && typeof content?.text !== 'string' && content?.size !== 0) throw new NotReplayable('no-body');

  const text = content?.text ?? '';
  const encoding = content?.encoding === 'base64' ? 'base64' : 'utf8';
  const sent = headersByName((response.headers ?? []).map(({ name, value }) => [name, value]));
  const mimeType = sent['content-type']?.toString() ?? content?.mimeType ?? '';
  const location = sent['location']?.toString();
  const headers = {
    ...keptIn(sent, declaredHeaders(contract, operationId, status)),
    ...(location !== undefined && {
      location: ownAddress(location, call.address, contract.bases[call.server] ?? ''),
    }),
    'cache-control': 'no-store',
    ...(mimeType !== '' && {
      'content-type': encoding === 'base64' && !isJsonType(mimeType) ? mimeType : inUtf8(mimeType),
    }),
  };
  if (!Object.values(headers).flat().every(isHeaderValue)) throw new NotReplayable('bad-header');
  // The body of a 304 is the browser's cached 200.
  const recorded = { status: status === 304 ? 200 : status, headers, text, encoding } as const;
  if (!isJsonType(mimeType) || text === '') return recorded;
  const json = parsed(Buffer.from(text, encoding).toString(), 'cut-off');
  const masked = printJson(masks.replaced(json, () => MASK));
  return masked === printJson(json) ? recorded : { ...recorded, text: masked, encoding: 'utf8' };
}

/** The headers that are replayed; a masked one cannot be sent. */
function keptIn(sent: ResponseHeaders, declared: readonly string[]): ResponseHeaders {
  const kept = Object.entries(sent).filter(
    ([name, values]) =>
      keptHeaders.has(name) || (declared.includes(name) && [values].flat().every((one) => isSendable(name, one))),
  );
  return Object.fromEntries(kept);
}

/** @throws NotReplayable for invalid JSON, with this reason */
function parsed(text: string, reason: IgnoredReason): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new NotReplayable(error instanceof HttpError ? 'too-deep' : reason);
  }
}

/** HAR stores decoded text, which is sent as UTF-8. */
function inUtf8(mimeType: string): string {
  const [type = ''] = mimeType.split(';');
  return isTextType(type) ? `${type.trim()}; charset=utf-8` : type.trim();
}

/** Entries with their index, by time; those without a time stay where they are. */
function inRequestOrder(entries: readonly HarEntry[]): (readonly [number, HarEntry])[] {
  const timeOf = ({ startedDateTime }: HarEntry) => Date.parse(startedDateTime ?? '');
  return entries
    .map((entry, index) => [index, entry] as const)
    .toSorted(([, one], [, other]) => timeOf(one) - timeOf(other) || 0);
}
