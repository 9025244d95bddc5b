/** Within the seller's state (CGST and SGST), or to another state (IGST). */
export type Supply = 'intra-state' | 'inter-state';

/**
 * The supply for a delivery state. Case and spaces of the state's name do not matter.
 *
 * @param deliveryState the place of supply
 */
export function supplyTo(deliveryState: string, sellerState: string): Supply {
  return plain(deliveryState) === plain(sellerState) ? 'intra-state' : 'inter-state';
}

const plain = (state: string) => state.trim().replace(/\s+/g, ' ').toLowerCase();
