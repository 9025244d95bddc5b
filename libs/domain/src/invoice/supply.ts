/** Whether goods stay in the seller's state or cross its border: the one bears CGST and SGST, the other IGST. */
export type Supply = 'intra-state' | 'inter-state';

/**
 * The supply of goods delivered to a state. Postal services and people write states in capitals or not, and with odd spaces;
 * that makes no difference.
 *
 * @param deliveryState the place of supply
 */
export function supplyTo(deliveryState: string, sellerState: string): Supply {
  return plain(deliveryState) === plain(sellerState) ? 'intra-state' : 'inter-state';
}

const plain = (state: string) => state.trim().replace(/\s+/g, ' ').toLowerCase();
