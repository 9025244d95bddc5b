import type { Order } from '@shop/api-contract/model';
import { styled } from '@shop/design/styled-system/jsx';
import { Text, Small } from '@shop/design/ui/elements';
import type { AddressLines } from '@shop/domain/delivery/address';
import { addressMessages } from './address.messages.ts';

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

/** How a parcel arrives whose address has no house and street. */
export const WithoutStreet = ({ to: { Line1, Mobile = '' } }: { to: Pick<AddressLines, 'Line1' | 'Mobile'> }) =>
  !Line1 && <Small pt="1">{addressMessages.withoutStreet(Mobile)}</Small>;
