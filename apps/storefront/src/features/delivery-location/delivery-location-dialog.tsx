import { ShopDialog } from '@shop/design/ui/shop-dialog';
import type { SelectedOffice } from '@shop/domain/delivery/selected-office';
import { useAppDispatch, useAppSelector } from '../../shared/app-store.ts';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { deliveryDialogClosed, officeChosen, selectIsDeliveryDialogOpen } from './delivery-location.slice.ts';
import { PincodeSearch } from './pincode-search.tsx';

/** Searches post offices by pincode (specification, section 2). */
export function DeliveryLocationDialog() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsDeliveryDialogOpen);
  const choose = (office: SelectedOffice) => dispatch(officeChosen(office));

  return (
    <ShopDialog isOpen={isOpen} onClose={() => dispatch(deliveryDialogClosed())} title={messages.dialogTitle}>
      <PincodeSearch onChoose={choose} />
    </ShopDialog>
  );
}
