/** Texts of the offers page (specification, section 2). */
export const offersMessages = {
  offers: 'Offers',
  offer: 'Offer with this product',
  heading: (count: number) => `Offers(${count})`,
  description: 'Combos of our products for less than their separate prices, taxes included.',
  searchLabel: 'Search in offers',
  categories: 'Categories',
  categoriesReason: 'Offers hold products of several categories, so they cannot be chosen by category.',
  category: (name: string, count: number) => `${name} (${count})`,
  loading: 'Offers are loading',
  noneFound: { title: 'No offers match', hint: 'Try another word, or see every offer.', label: 'See all offers' },
  noneAtAll: {
    title: 'No offers at the moment',
    hint: 'Every product is there at its usual price.',
    label: 'See all products',
  },
  found: (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'} shown`,
  /** Before the struck price, for those who do not see that it is. */
  separately: 'Bought separately',
  inclusiveOfTaxes: 'Inclusive of all taxes',
};
