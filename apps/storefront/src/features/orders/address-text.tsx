import type { Order } from '@shop/api-contract/model';
import { styled } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';

/** Where an order goes, as on a parcel. */
export function AddressText({ to }: { to: NonNullable<Order['deliver_to']> }) {
  const { Recipient, Line1, Line2, Landmark, Name, State, Pincode, Country, Mobile } = to;
  const street = [Line1, Line2].filter(Boolean).join(', ');
  const office = `${Name}, ${State} ${Pincode}, ${Country}`;
  const lines = Object.entries({ Recipient, street, Landmark, office, Mobile }).filter(([, line]) => line);
  return (
    <styled.address htmlTranslate="no" overflowWrap="anywhere">
      {lines.map(([part, line]) => (
        <Text key={part}>{line}</Text>
      ))}
    </styled.address>
  );
}
