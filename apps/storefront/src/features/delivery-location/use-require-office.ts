import { useStore } from 'react-redux';
import { notify } from '../../shared/ui/notify.ts';
import { deliveryLocationMessages } from './delivery-location.messages.ts';
import { selectOffice, type StateWithDeliveryLocation } from './delivery-location.slice.ts';

/** Returns the delivery address; without one it shows a toast and returns null. */
export function useRequireOffice() {
  const store = useStore<StateWithDeliveryLocation>();

  return () => {
    const office = selectOffice(store.getState());
    if (!office) notify({ type: 'warning', title: deliveryLocationMessages.addressMissing });
    return office;
  };
}
