import { useSelector } from 'react-redux';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { useAppDispatch } from '../../shared/app-store.ts';
import { deliveryDialogClosed, selectIsDeliveryDialogOpen } from './delivery-location.slice.ts';

const loadDialog = () => import('./delivery-location-dialog.tsx');

export function LazyDeliveryLocationDialog() {
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsDeliveryDialogOpen);
  return (
    <Lazy load={loadDialog} isWanted={isOpen} onFailure={() => dispatch(deliveryDialogClosed())}>
      {({ DeliveryLocationDialog }) => <DeliveryLocationDialog />}
    </Lazy>
  );
}
