import { ownField } from '@shop/domain/json/parse-json';
import { errorText } from '../../shared/api/error-text.ts';
import { responseBody, type CallResult } from './response-body.ts';

export type RegistrationReading =
  /** The token, for callers that sign in at once. */
  { ok: true; message: string; token: string } | { ok: false; message: string };

/** Reads a registration's response body; without a readable one it gives the network error's text. */
export function readRegistration(result: CallResult): RegistrationReading {
  const body = responseBody(result);
  const [scode, message, token] = ['scode', 'message', 'token'].map((field) => ownField(body, field));
  const isRegistered = scode === true && typeof token === 'string' && token !== '';
  if (isRegistered) return { ok: true, message: typeof message === 'string' ? message : '', token };
  return {
    ok: false,
    message: scode === false && typeof message === 'string' && message !== '' ? message : errorText(result.error),
  };
}
