export const notFoundMessages = {
  eyebrow: 'Plate missing',
  title: 'We could not find that page',
  text: 'The address may be mistyped, or the page has moved. The herbarium itself is complete: look through the products instead.',
  products: 'See all products',
  home: 'Go to the home page',
};
