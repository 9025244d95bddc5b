import { Box } from '@shop/design/styled-system/jsx';
import { Skeleton, Text } from '@shop/design/ui/elements';
import { addressesOfOrders, plainOffice } from '@shop/domain/delivery/address';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { PlaceList } from '../delivery/delivery-location-dialog.tsx';
import { addressTyped, officeChosen } from '../delivery/delivery-location.slice.ts';
import { selectUser } from '../session/session.slice.ts';
import { useListOrdersQuery } from './orders.api.ts';
import { ordersMessages as messages } from './orders.messages.ts';

/** Where the customer's orders went, to be chosen again with recipient and street. */
export function OrderAddresses() {
  const dispatch = useAppDispatch();
  const account = useSelector(selectUser)?.email ?? '';
  const { currentData: orders = [], isLoading } = useListOrdersQuery();
  const addresses = addressesOfOrders(orders);

  if (isLoading) return <Skeleton height="14" mb="5" />;
  if (addresses.length === 0) return null;
  const places = addresses.map((to) => {
    const { Recipient, Mobile, Line1, Line2, Landmark, Name, Pincode: pincode } = to;
    return {
      name: [Line1, Line2, `${Name} ${pincode}`].filter(Boolean).join(', '),
      detail: Recipient,
      choose: () => {
        dispatch(addressTyped({ account, pincode, lines: { Recipient, Mobile, Line1, Line2, Landmark } }));
        dispatch(officeChosen(plainOffice(to)));
      },
    };
  });
  return (
    <Box mb="5">
      <PlaceList label={messages.addresses} places={places}>
        <Text as="span" color="leaf.fg" flexShrink="0">
          {messages.deliverHere}
        </Text>
      </PlaceList>
    </Box>
  );
}
