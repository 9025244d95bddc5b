import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { deliveryDialogOpened, selectIsOfficeRead, selectOffice } from './delivery-location.slice.ts';

/** Opens the delivery dialog when no location is chosen: once for each visit of the page. */
export function useAskForLocation(): void {
  const dispatch = useAppDispatch();
  const isRead = useSelector(selectIsOfficeRead);
  const isChosen = useSelector(selectOffice) !== null;
  const hasAsked = useRef(false);

  useEffect(() => {
    if (!isRead || hasAsked.current) return;
    hasAsked.current = true;
    if (!isChosen) dispatch(deliveryDialogOpened());
  }, [dispatch, isChosen, isRead]);
}
