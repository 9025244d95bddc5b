import { ownField } from '@shop/domain/json/parse-json';
import { apiMessages } from './api.messages.ts';

export function errorText(error: unknown): string {
  switch (ownField(error, 'status')) {
    case 'FETCH_ERROR':
      return apiMessages.noReply;
    case 'TIMEOUT_ERROR':
      return apiMessages.noReplyInTime;
    case 429:
      return apiMessages.tooMany;
    default:
      return apiMessages.trouble;
  }
}
