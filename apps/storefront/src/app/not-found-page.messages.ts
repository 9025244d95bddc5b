export const notFoundMessages = {
  eyebrow: 'Page not found',
  title: 'We could not find that page',
  text: 'Check the address for a typing mistake. The page may also have moved. Search at the top of the page, or choose a link below.',
  products: 'See all products',
  home: 'Go to the home page',
  contact: 'Contact us',
};
