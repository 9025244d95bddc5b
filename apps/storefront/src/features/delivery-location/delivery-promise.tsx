import { HStack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { TruckIcon } from '@shop/design/ui/subject-icons';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { DeliveryLocationLink } from './delivery-location-link.tsx';
import { deliveryLocationMessages as messages } from './delivery-location.messages.ts';
import { selectOffice } from './delivery-location.slice.ts';

/** When a parcel arrives: the dates once a location is chosen, which it asks for. */
export function DeliveryPromise() {
  const office = useSelector(selectOffice);
  const [now] = useState(() => Date.now());
  return (
    <HStack gap="3" flexWrap="wrap" justify="space-between">
      <HStack gap="3" color="fg.muted" textStyle="sm">
        <TruckIcon style={{ flexShrink: 0, fontSize: '1.25rem' }} />
        <Text>{office ? messages.arrives(deliveryDates(now)) : messages.shipsIn}</Text>
      </HStack>
      <DeliveryLocationLink variant="outline" px="4" maxW="min(16rem, 100%)" />
    </HStack>
  );
}
