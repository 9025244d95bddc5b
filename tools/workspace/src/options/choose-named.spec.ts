import { chooseNamed } from './choose-named.ts';

const pages = [{ name: 'home' }, { name: 'products' }, { name: 'cart' }];

it('chooses everything when nothing is named', () => {
  expect(chooseNamed(pages, undefined)).toEqual({ chosen: pages });
});

it('chooses what is named, in the usual order, each once', () => {
  expect(chooseNamed(pages, 'cart, home,cart')).toEqual({ chosen: [{ name: 'home' }, { name: 'cart' }] });
});

it.each([
  ['home,basket,shelf', 'basket'],
  ['', ''],
])('of "%s" says that there is no "%s"', (names, unknown) => {
  expect(chooseNamed(pages, names)).toEqual({ unknown });
});
