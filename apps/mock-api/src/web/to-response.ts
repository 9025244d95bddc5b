import { problemHeaders } from '../dispatch/answer-headers.ts';
import { everyAnswer } from '../http/every-answer.ts';
import type { OutsideAnswer } from '../outside-route.ts';
import { pace } from './pace.ts';

/** What a situation makes of the way an answer takes. */
export interface Line {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytesPerSecond?: number | undefined;
}

const clear: Line = { headers: {} };

/** Statuses whose answers have no body, not even an empty one. */
const bodiless = new Set([204, 304]);

/** An answer as the Fetch standard has it: without a body for HEAD, 204 and 304, and as slow as the line is. */
export function toResponse({ status, headers, body }: OutsideAnswer, method: string, line: Line = clear): Response {
  const isSent = method !== 'HEAD' && !bodiless.has(status);
  return new Response(isSent ? travelling(body, line) : null, {
    status,
    headers: { ...everyAnswer, ...headers, ...line.headers },
  });
}

/** A problem (RFC 9457), at the full speed of the line. @param headers besides those that every problem has */
export function problemResponse(
  { status, body }: { status: number; body: unknown },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...everyAnswer, ...problemHeaders(status), ...headers },
  });
}

function travelling(body: string | Uint8Array, { bytesPerSecond }: Line): BodyInit {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  return bytesPerSecond === undefined ? bytes : pace(bytes, bytesPerSecond);
}
