import { ownField } from '@shop/domain/json/parse-json';
import { isPincode } from '@shop/domain/text/digits';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../shared/app-store.ts';
import { notify } from '@shop/design/toasts';
import { toastDurations } from '../../shared/toasts.ts';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { type FoundOffice, postalApi } from './postal.api.ts';

type Lookup = { status: 'idle' | 'searching' | 'failed' } | { status: 'done'; offices: readonly FoundOffice[] };

/**
 * Looks up a pincode (specification, sections 4 and 5): exactly six digits start a lookup, anything else clears the
 * results, newer text cancels the pending lookup.
 */
export function usePincodeLookup() {
  const dispatch = useAppDispatch();
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' });
  const pending = useRef<{ abort: () => void }>(undefined);

  const cancel = () => {
    pending.current?.abort();
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
    const request = dispatch(
      postalApi.endpoints.lookupPincode.initiate(text, { forceRefetch: true, subscribe: false }),
    );
    pending.current = request;
    void request.then(({ data, error }) => {
      if (pending.current !== request) return;
      if (error) return fail(lookupErrorText(error));
      setLookup(data ? { status: 'done', offices: data } : { status: 'failed' });
      if (!data) window.alert(messages.unknownStatus);
    });
  };

  return { lookup, search };
}

export function lookupErrorText(error: unknown): string {
  const status = ownField(error, 'status');
  if (status === 'FETCH_ERROR') return messages.noReply;
  if (status === 'TIMEOUT_ERROR') return messages.noReplyInTime;
  return typeof status === 'number' ? messages.serviceError(status) : messages.unreadable;
}
