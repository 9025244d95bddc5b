import { ownField } from '@shop/domain/json/parse-json';

export type CreatedOrder =
  /** Empty when the server had no order id to give. */
  { ok: true; orderId: string } | { ok: false; reason: 'session-expired' | 'failed'; error: unknown };

export type Verdict =
  | { ok: true; response: boolean; message: string }
  /** `refused`: the server will never take this report. `no-answer`: it may take it another time. */
  | { ok: false; reason: 'session-expired' | 'refused' | 'no-answer'; error: unknown };

/** What a finished RTK Query call gives. */
interface CallResult<Data> {
  data?: Data;
  error?: unknown;
}

/** Refusals that a later try may not meet: no token, a gateway's own, too slow, too early, too many at once. */
const PASSING_REFUSALS: readonly number[] = [401, 403, 407, 408, 425, 429];

export function readCreatedOrder({ data, error }: CallResult<string>): CreatedOrder {
  if (error === undefined) return { ok: true, orderId: data ?? '' };
  return { ok: false, reason: ownField(error, 'status') === 401 ? 'session-expired' : 'failed', error };
}

/** The server's verdict: a truthy `response` is success (specification, section 7). */
export function readVerdict({ data, error }: CallResult<unknown>): Verdict {
  if (error !== undefined) return { ok: false, reason: failureOf(ownField(error, 'status')), error };
  const [response, message] = ['response', 'message'].map((field) => ownField(data, field));
  if (response === undefined) return { ok: false, reason: 'no-answer', error: data };
  return { ok: true, response: Boolean(response), message: typeof message === 'string' ? message : '' };
}

function failureOf(status: unknown): 'session-expired' | 'refused' | 'no-answer' {
  if (status === 401) return 'session-expired';
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500 && !PASSING_REFUSALS.includes(status);
  return isRefusal ? 'refused' : 'no-answer';
}
