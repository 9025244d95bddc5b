import { ownField } from '@shop/domain/json/parse-json';
import { apiMessages } from './api.messages.ts';

/** Why a call has failed; after too many tries in the server's words, which say how long to wait. */
export function errorText(error: unknown): string {
  const detail = ownField(ownField(error, 'data'), 'detail');
  switch (ownField(error, 'status')) {
    case 'FETCH_ERROR':
      return apiMessages.noReply;
    case 'TIMEOUT_ERROR':
      return apiMessages.noReplyInTime;
    case 429:
      return typeof detail === 'string' && detail !== '' ? detail : apiMessages.tooMany;
    default:
      return apiMessages.trouble;
  }
}
