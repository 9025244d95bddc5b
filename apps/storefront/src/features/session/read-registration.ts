import { ownField } from '@shop/domain/json/parse-json';
import { faultText } from '../../shared/api/fault-text.ts';
import { answerBody, type CallResult } from './answer-body.ts';

export type RegistrationReading =
  /** The token signs in at once, where that is wanted. */
  { ok: true; message: string; token: string } | { ok: false; message: string };

/** How a registration went, by the body of its answer; without a readable one the network's fault speaks. */
export function readRegistration(result: CallResult): RegistrationReading {
  const body = answerBody(result);
  const [scode, message, token] = ['scode', 'message', 'token'].map((field) => ownField(body, field));
  const isRegistered = scode === true && typeof token === 'string' && token !== '';
  if (isRegistered) return { ok: true, message: typeof message === 'string' ? message : '', token };
  return {
    ok: false,
    message: scode === false && typeof message === 'string' && message !== '' ? message : faultText(result.error),
  };
}
