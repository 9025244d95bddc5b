import { containsText } from './contains-text.ts';

export interface FilterableOffer {
  offer_title: string;
}

/** The offers whose title has the searched text, in their order. */
export function filterOffers<Offer extends FilterableOffer>(
  offers: readonly Offer[],
  { search = '' }: { search?: string | undefined },
): Offer[] {
  return offers.filter((offer) => containsText(offer.offer_title, search));
}
