import { requireHeads } from './page-heads.ts';

const page = (path: string, head: string) => ({ head, preloaded: { path } });
const head = (title: string, description: string) =>
  `<title>${title}</title><meta name="description" content="${description}">`;
const check = (...pages: ReturnType<typeof page>[]) => requireHeads(pages, ['/', '/offers', '/my-cart']);

const home = page('/', head('Home', 'Herbs'));

it.each([
  ['no title', page('/offers', ''), 'The page /offers needs PageHead, with title and description.'],
  ['no description', page('/offers', '<title>Offers</title>'), 'The page /offers needs PageHead'],
  ['the title of another page', page('/offers', head('Home', 'Less')), 'The page /offers has the text of /: Home'],
  ['the description of another page', page('/offers', head('Offers', 'Herbs')), 'has the text of /: Herbs'],
  ['no title, as a product', page('/product/amla', ''), 'The page /product/amla needs PageHead'],
])('a page with %s fails the build', (_, other, failure) => {
  expect(() => check(home, other)).toThrow(failure);
});

it('pages that search engines skip need no description, and products may share their texts', () => {
  const cart = page('/my-cart', '<title>Cart</title><meta name="robots" content="noindex">');
  const product = (path: string) => page(path, '<title>Amla</title>');

  expect(() => check(home, cart, product('/product/amla'), product('/product/amla-2'))).not.toThrow();
});
