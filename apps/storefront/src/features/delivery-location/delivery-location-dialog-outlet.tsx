import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDeliveryDialogOpen } from './delivery-location.slice.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.ts';

const DeliveryLocationDialog = lazyComponent(
  async () => (await import('./delivery-location-dialog.tsx')).DeliveryLocationDialog,
);

/** Renders the delivery dialog; its code loads when it first opens. */
export function DeliveryLocationDialogOutlet() {
  const isOpen = useSelector(selectIsDeliveryDialogOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  return wasOpened ? (
    <Suspense>
      <DeliveryLocationDialog />
    </Suspense>
  ) : null;
}
