/** Texts of the suggestions below a search box (ours: the specification is silent about them). */
export const searchMessages = {
  suggestions: 'Suggestions',
  count: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  categories: 'Categories',
  products: 'Products',
  madeWith: (plant: string) => `Made with ${plant.toLowerCase()}`,
  searchFor: (text: string) => `Search for “${text}”`,
  didYouMean: (spelling: string) => `Did you mean “${spelling}”?`,
  /** Searches that find something, where nothing is near. */
  tryThese: 'Try',
  examples: ['Tulsi', 'Amla', 'Tea'],
  allIn: (category: string) => `All in ${category}`,
  spelt: (spelling: string) => `Products with ${spelling}`,
  inCategory: (category: string) => `In ${category}`,
  topSelling: 'Top Selling',
};
