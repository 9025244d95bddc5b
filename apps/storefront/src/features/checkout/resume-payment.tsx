import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { reportError } from '../../shared/report-error.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { selectToken } from '../session/session.slice.ts';

interface Resumed {
  /** Who was signed in then: after the next sign-in it is tried again. */
  token: string;
  View: ComponentType;
}

/**
 * Takes up a payment that a reload or an ended session cut off, as soon as somebody is signed in. Mounted once, for every
 * page; its code is fetched only where something is pending.
 */
export function ResumePayment() {
  const dispatch = useAppDispatch();
  const token = useSelector(selectToken);
  const [resumed, setResumed] = useState<Resumed | null>(null);

  useEffect(() => {
    const isCutOff = dispatch((_dispatch, _getState, { storage }) =>
      [storageKeys.pendingPayment, storageKeys.orderId].some((key) => storage.read(key) !== null),
    );
    if (token === null || !isCutOff) return;
    import('./resumed-payment.tsx').then(
      ({ ResumedPayment }) => setResumed({ token, View: ResumedPayment }),
      (error: unknown) => reportError('resuming a payment', error),
    );
  }, [dispatch, token]);

  return resumed && <resumed.View key={resumed.token} />;
}
