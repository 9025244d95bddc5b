import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { DeclaredResponse } from '../document/calls.ts';
import type { FaultTarget } from '../faults/fault.ts';
import { isFormType, isJsonType, isMultipartForm, isTextType, BODY_LIMIT } from '../http/http.ts';
import { printJson } from '../http/json.ts';
import { fieldErrors, HttpError } from '../http/problem.ts';
import { secretFieldsOf } from '../schema/direction.ts';
import { recordMessages } from './real-api.messages.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';

const optionalText = z.string().nullish();

/** The fields used of an entry (HAR 1.2); browsers write more and omit what they did not keep. */
const harEntry = z.object({
  request: z.object({
    method: z.string(),
    url: z.string(),
    postData: z
      .object({
        mimeType: optionalText,
        text: optionalText,
        encoding: optionalText,
        params: z.array(z.object({ name: z.string(), value: optionalText })).nullish(),
        /** This server only, of a text that it must not write. */
        _sha256: optionalText,
      })
      .nullish(),
  }),
  response: z.object({
    /** 0 when there was no response. */
    status: z.number(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
    content: z
      .object({ size: z.number().nullish(), mimeType: optionalText, text: optionalText, encoding: optionalText })
      .nullish(),
  }),
});
export type HarEntry = z.infer<typeof harEntry>;

const harFile = z.object({ log: z.object({ entries: z.array(harEntry) }) });

/** The entries of a HAR, with all of their fields. @throws HttpError */
export function parseHar(har: unknown): readonly HarEntry[] {
  const { error } = harFile.safeParse(har);
  if (!error) return (har as z.infer<typeof harFile>).log.entries;
  const [first = { field: '', detail: '' }] = fieldErrors(error);
  throw new HttpError(422, messages.notHar(first.field || 'HAR', first.detail), [first]);
}

/** JSON whose fields have other values; the text itself when none is another. */
export function replaceInJson(text: string, value: unknown, change: (value: unknown) => unknown): string {
  const changed = printJson(change(value));
  return changed === printJson(value) ? text : changed;
}

/** Whether a status is a redirect that is no response of the call. */
export const isOtherRedirect = (status: number, declared: DeclaredResponse | undefined): boolean =>
  status >= 300 && status < 400 && status !== 304 && (declared?.name ?? 'default') === 'default';

/** An address of the real API as one of this server; others stay. */
export const replaceOrigin = (address: string, real: string, own: string): string =>
  address.startsWith(`${real}/`) ? own + address.slice(real.length) : address;

/** A request to a real API. */
export interface RealRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Its complete response. */
export interface RealResponse {
  readonly startedAt: Date;
  /** Milliseconds until it was complete. */
  readonly time: number;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Pick<Headers, 'get'> & Iterable<[string, string]>;
  readonly bytes: Buffer;
  /** Undefined for bytes, and above {@link BODY_LIMIT}. */
  readonly text: string | undefined;
  /** Undefined where the text is no JSON. */
  readonly body: unknown;
  /** Contract violations. */
  readonly violations: readonly string[];
}

/** A HAR entry (1.2) with masked secrets; unknown sizes are -1. @param target the request as this server got it */
export function createHarEntry(target: FaultTarget, request: RealRequest, response: RealResponse) {
  const { call, contract } = target;
  const { masks } = contract;
  const secretFields = call && secretFieldsOf(call);
  const hide = (body: unknown) => masks.body(body, secretFields);
  const headerList = (headers: Iterable<readonly [string, string]>) =>
    [...headers].map(([name, value]) => ({ name, value: masks.header(name, value) }));
  const url = masks.url(request.url.href);
  const { status, statusText, headers, bytes, time, violations } = response;
  const mimeType = headers.get('content-type') ?? '';
  return {
    startedDateTime: response.startedAt.toISOString(),
    time,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headerList(Object.entries(request.headers)),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body && { postData: createPostData(target, request.body, hide) }),
      headersSize: -1,
      bodySize: request.body?.length ?? 0,
    },
    response: {
      status,
      statusText,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headerList(headers),
      content: {
        size: bytes.length,
        mimeType,
        ...(masks.hides(url) ? { comment: recordMessages.notKept } : createContent(response, mimeType, hide)),
      },
      redirectURL: masks.url(headers.get('location') ?? ''),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    _operationId: call?.id,
    ...(violations.length > 0 && { comment: recordMessages.breaks(violations) }),
  };
}

type Hide = (body: unknown) => unknown;

/**
 * The request's body with masked secrets. Of a text in which they cannot be found, only the hash is kept, which still tells
 * requests apart.
 */
function createPostData({ body, headers }: FaultTarget, sent: Uint8Array, hide: Hide) {
  const mimeType = String(headers?.['content-type'] ?? '');
  const bytes = Buffer.from(sent);
  if (isMultipartForm(mimeType)) return { mimeType, params: formParams(hide(body) as object) };
  if (isFormType(mimeType)) return { mimeType, text: maskForm(bytes.toString(), hide) };
  if (isJsonType(mimeType)) return { mimeType, text: replaceInJson(bytes.toString(), body, hide) };
  if (body instanceof Uint8Array) return { mimeType, text: bytes.toString('base64'), encoding: 'base64' };
  return { mimeType, comment: recordMessages.notKept, _sha256: hash('sha256', bytes) };
}

const formParams = (fields: object) =>
  Object.entries(fields).flatMap(([name, values]) =>
    [values as unknown].flat().map((value) => ({ name, value: typeof value === 'string' ? value : printJson(value) })),
  );

/** A form with masked secrets. */
function maskForm(text: string, hide: Hide): string {
  const hidden = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(text))
    hidden.append(name, (hide({ [name]: value }) as Readonly<Record<string, string>>)[name] ?? '');
  return hidden.toString();
}

function createContent({ bytes, text, body }: RealResponse, mimeType: string, hide: Hide) {
  if (bytes.length > BODY_LIMIT) return { comment: recordMessages.tooLarge(BODY_LIMIT) };
  if (text === undefined || !isTextType(mimeType)) return { text: bytes.toString('base64'), encoding: 'base64' };
  if (isFormType(mimeType)) return { text: maskForm(text, hide) };
  if (!isJsonType(mimeType) || text === '') return { text };
  return body === undefined ? { comment: recordMessages.notKept } : { text: replaceInJson(text, body, hide) };
}

const HEAD = '{"log":{"version":"1.2","creator":{"name":"Mock API","version":"1"},"entries":[\n';
const TAIL = '\n]}}\n';
const WRITE_MS = 1_000;
const OWNER_ONLY = 0o600;

/**
 * Creates a recording, or opens a HAR to append to. It is written as a whole and renamed, so that the file is complete and
 * a crash loses at most the last second.
 *
 * @param failed called when a write fails; the next entry is another try
 * @throws Error when the file cannot be written, or is no HAR
 */
export function openHarFile(file: string, failed: (detail: string) => void) {
  const earlier = existsSync(file) ? parseHar(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const entries = earlier.map((entry) => JSON.stringify(entry));
  writeHar(file, entries);
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      writeHar(file, entries);
    } catch (error) {
      failed(recordMessages.notWritten(file, (error as Error).message));
    }
  }

  return {
    /** Adds an entry, which is in the file within a second. */
    add(entry: object): void {
      entries.push(JSON.stringify(entry));
      timer ??= setTimeout(flush, WRITE_MS).unref();
    },
    /** Writes pending entries. */
    close(): void {
      if (timer) flush();
    },
  };
}

function writeHar(file: string, entries: readonly string[]): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, HEAD + entries.join(',\n') + TAIL, { mode: OWNER_ONLY });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
