/** Texts of the offers page (specification, section 2). */
export const offersMessages = {
  offers: 'Offers',
  heading: (count: number) => `Offers(${count})`,
  description: 'Bundles of the collection at a better price, tax included.',
  searchLabel: 'Search in offers',
  search: 'Search',
  clearSearch: 'Clear the search',
  categories: 'Offer categories',
  categoriesOff: 'Filtering offers by category is not available yet.',
  loading: 'Offers are loading',
  none: 'No offers match',
  noneHint: 'Try another word, or see every offer.',
  seeAll: 'See all offers',
  found: (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'} shown`,
  inclusiveOfTaxes: 'Inclusive of all taxes',
};
