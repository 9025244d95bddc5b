import { isPincode } from '@shop/domain/delivery/pincode';
import { readPincodeReply } from '@shop/domain/delivery/read-pincode-reply';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../shared/ui/notify.ts';
import { toastDurations } from '../../shared/ui/toast-durations.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { lookupErrorText } from './lookup-error-text.ts';
import { postalApi, type FoundOffice } from './postal.api.ts';

export type Lookup = { status: 'idle' | 'searching' | 'failed' } | { status: 'done'; offices: FoundOffice[] };

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
    notify({ type: 'warning', title: messages.lookupFailed, description, duration: toastDurations.lookupError });
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
        const reading = readPincodeReply(data ?? []);
        setLookup(reading.ok ? { status: 'done', offices: reading.offices } : { status: 'failed' });
        if (!reading.ok) window.alert(messages.unknownStatus);
      }
    });
  };

  return { lookup, search };
}
