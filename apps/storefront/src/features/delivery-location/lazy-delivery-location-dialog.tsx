import { useSelector } from 'react-redux';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { deliveryDialogClosed, selectIsDeliveryDialogOpen } from './delivery-location.slice.ts';

const loadDialog = () => import('./delivery-location-dialog.tsx');

/** The delivery dialog, for all that open it. */
export function LazyDeliveryLocationDialog() {
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsDeliveryDialogOpen);
  return (
    <Lazy load={loadDialog} isWanted={isOpen} onFailure={() => dispatch(deliveryDialogClosed())}>
      {({ DeliveryLocationDialog }) => <DeliveryLocationDialog />}
    </Lazy>
  );
}
