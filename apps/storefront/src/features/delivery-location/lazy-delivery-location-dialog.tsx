import { Lazy } from '../../shared/ui/lazy.tsx';
import { useAppDispatch, useAppSelector } from '../../shared/app-store.ts';
import { deliveryDialogClosed, selectIsDeliveryDialogOpen } from './delivery-location.slice.ts';

const loadDialog = () => import('./delivery-location-dialog.tsx');

export function LazyDeliveryLocationDialog() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsDeliveryDialogOpen);
  return (
    <Lazy load={loadDialog} isWanted={isOpen} onFailure={() => dispatch(deliveryDialogClosed())}>
      {({ DeliveryLocationDialog }) => <DeliveryLocationDialog />}
    </Lazy>
  );
}
