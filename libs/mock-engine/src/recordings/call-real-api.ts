import { maskedUrl } from '../contract/mask.ts';
import { realApiFaults } from './real-api.messages.ts';

export interface RealRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface RealResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  /** Decompressed; cancelling the body cancels the request. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Cancels the response before it is read. */
  readonly discard: () => Promise<void>;
}

export type RealReading = { ok: true; response: RealResponse } | { ok: false; detail: string };

/** Time until a real API's response must begin. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** Sends a request to a real API; a failure has a readable reason. Redirects are not followed. */
export async function callRealApi({ url, ...request }: RealRequest, secretPath: RegExp): Promise<RealReading> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), RESPONSE_TIMEOUT_MS);
  try {
    const { method, headers, body } = request;
    const init = { method, headers, redirect: 'manual', signal: timeout.signal } as const;
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return { ok: false, detail: realApiFaults.redirect(url.href, maskedUrl(location ?? '', secretPath)) };
    }
    const reader = response.body?.getReader();
    // A failure before the first byte can still be reported as a problem.
    const first = await reader?.read();
    const bytes = reader && first ? piecesOf(first, reader) : nothing();
    const { status, statusText } = response;
    return {
      ok: true,
      response: { status, statusText, headers: listOf(response.headers), bytes, discard: async () => reader?.cancel() },
    };
  } catch (error) {
    return { ok: false, detail: faultOf(error, url) };
  } finally {
    clearTimeout(timer);
  }
}

function listOf(headers: Headers): [string, string][] {
  const list: [string, string][] = [];
  headers.forEach((value, name) => list.push([name, value]));
  return list;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function* piecesOf(first: Awaited<ReturnType<Reader['read']>>, reader: Reader): AsyncGenerator<Uint8Array> {
  try {
    for (let piece = first; !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Finds the reason in the error's cause, where Node's fetch puts it. */
function faultOf(error: unknown, { origin, host }: URL): string {
  const { name, cause = error } = error as Error;
  const { code = '', message } = cause as NodeJS.ErrnoException;
  if (name === 'AbortError') return realApiFaults.slow(origin, RESPONSE_TIMEOUT_MS / 1000);
  if (code === 'ECONNREFUSED') return realApiFaults.refused(origin);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return realApiFaults.noHost(host);
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return realApiFaults.broken(origin);
  if (code === 'ETIMEDOUT' || code.endsWith('_TIMEOUT')) return realApiFaults.slow(origin, RESPONSE_TIMEOUT_MS / 1000);
  if (code === 'CERT_HAS_EXPIRED') return realApiFaults.expired(host);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return realApiFaults.otherHost(host);
  if (/CERT|SIGNATURE|ISSUER/.test(code)) return realApiFaults.untrusted(host, code);
  if (/SSL|TLS|EPROTO/.test(code)) return realApiFaults.noTls(host);
  return realApiFaults.other(origin, message);
}
