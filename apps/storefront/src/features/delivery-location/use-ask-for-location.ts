import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { deliveryDialogOpened, selectIsOfficeRead, selectOffice } from './delivery-location.slice.ts';

/** Opens the delivery dialog by itself where no location is chosen: once per visit of the page that asks. */
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
