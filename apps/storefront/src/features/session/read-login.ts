import { ownField } from '@shop/domain/json/parse-json';
import { responseBody, type CallResult } from './response-body.ts';

export type LoginReading =
  | { ok: true; token: string }
  | { ok: false; reason: 'refused'; error: string }
  /** no response, or an invalid one */
  | { ok: false; reason: 'unreadable' };

/** Reads a login's response body: `{statusCode: 200, token}` or `{statusCode, error}`. */
export function readLogin(result: CallResult): LoginReading {
  const body = responseBody(result);
  const [statusCode, token, error] = ['statusCode', 'token', 'error'].map((field) => ownField(body, field));
  if (statusCode === 200) {
    return typeof token === 'string' && token !== '' ? { ok: true, token } : { ok: false, reason: 'unreadable' };
  }
  return typeof statusCode === 'number' && typeof error === 'string' && error !== ''
    ? { ok: false, reason: 'refused', error }
    : { ok: false, reason: 'unreadable' };
}
