import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { isPincode } from '@shop/domain/text/digits';
import { readPincodeReply } from '@shop/domain/delivery/read-pincode-reply';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../shared/app-store.ts';
import { notify } from '@shop/design/toasts';
import { toastDurations } from '../../shared/toast-durations.ts';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { type FoundOffice, postalApi } from './postal.api.ts';

type Lookup = { status: 'idle' | 'searching' | 'failed' } | { status: 'done'; offices: readonly FoundOffice[] };

type PendingLookup = { abort: () => void; unsubscribe: () => void };

/**
 * Looks up a pincode (specification, sections 4 and 5): exactly six digits start a lookup, anything else clears the
 * results, newer text cancels the pending lookup.
 */
export function usePincodeLookup() {
  const dispatch = useAppDispatch();
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' });
  const pending = useRef<PendingLookup>(undefined);

  const cancel = () => {
    pending.current?.abort();
    pending.current?.unsubscribe();
    pending.current = undefined;
  };
  useEffect(() => cancel, []);

  const fail = (description: string) => {
    setLookup({ status: 'failed' });
    notify({
      type: 'warning',
      title: messages.lookupFailed,
      description,
      duration: toastDurations.lookupError,
      place: 'top',
    });
  };

  const search = (text: string) => {
    cancel();
    if (!isPincode(text)) return setLookup({ status: 'idle' });

    setLookup({ status: 'searching' });
    const request = dispatch(postalApi.endpoints.lookupPincode.initiate(text, { forceRefetch: true }));
    pending.current = request;
    void request.then(({ data, error }) => {
      if (pending.current !== request) return;
      cancel();
      if (error) fail(lookupErrorText(error));
      else {
        const offices = readPincodeReply(data ?? []);
        setLookup(offices ? { status: 'done', offices } : { status: 'failed' });
        if (!offices) window.alert(messages.unknownStatus);
      }
    });
  };

  return { lookup, search };
}

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
