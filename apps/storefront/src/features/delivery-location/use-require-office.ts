import { useAppStore } from '../../shared/app-store.ts';
import { notify } from '../../shared/ui/notify.ts';
import { deliveryLocationMessages } from './delivery-location.messages.ts';
import { selectOffice } from './delivery-location.slice.ts';

/** Returns the delivery address; without one it shows a toast and returns null. */
export function useRequireOffice() {
  const store = useAppStore();

  return () => {
    const office = selectOffice(store.getState());
    if (!office) notify({ type: 'warning', title: deliveryLocationMessages.addressMissing });
    return office;
  };
}
