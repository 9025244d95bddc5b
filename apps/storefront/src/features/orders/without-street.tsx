import { Small } from '@shop/design/ui/elements';
import type { AddressLines } from '@shop/domain/delivery/address-lines';
import { ordersMessages } from './orders.messages.ts';

/** How a parcel arrives whose address has no house and street. */
export const WithoutStreet = ({ to: { Line1, Mobile = '' } }: { to: Pick<AddressLines, 'Line1' | 'Mobile'> }) =>
  !Line1 && <Small pt="1">{ordersMessages.withoutStreet(Mobile)}</Small>;
