import { Stack } from '@shop/design/styled-system/jsx';
import { Small } from '@shop/design/ui/elements';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { serverNow } from '../../shared/server-clock.ts';
import { DeliveryLocationLink } from './delivery-location-link.tsx';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { selectOffice } from './delivery-location.slice.ts';

/** When a parcel arrives: the dates once a location is chosen, which it asks for. */
export function DeliveryPromise() {
  const office = useSelector(selectOffice);
  const [now] = useState(serverNow);
  return (
    <Stack align="flex-start" gap="0">
      <Small>{office ? messages.arrives(deliveryDates(now)) : messages.shipsIn}</Small>
      <DeliveryLocationLink my="-3" />
    </Stack>
  );
}
