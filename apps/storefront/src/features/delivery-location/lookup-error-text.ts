import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';

/** Error text of a failed lookup. */
export function lookupErrorText(error: FetchBaseQueryError | SerializedError): string {
  if (!('status' in error)) {
    return messages.unreadable;
  }
  switch (error.status) {
    case 'FETCH_ERROR':
      return messages.noReply;
    case 'TIMEOUT_ERROR':
      return messages.noReplyInTime;
    case 'PARSING_ERROR':
    case 'CUSTOM_ERROR':
      return messages.unreadable;
    default:
      return messages.serviceError(error.status);
  }
}
