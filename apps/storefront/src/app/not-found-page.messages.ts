export const notFoundMessages = {
  eyebrow: 'Page not found',
  title: 'We could not find that page',
  text: 'The address may have a typing mistake, or the page may have moved. Search at the top of the page, or go on from here.',
  products: 'See all products',
  home: 'Go to the home page',
  contact: 'Contact us',
};
