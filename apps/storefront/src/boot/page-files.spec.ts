import { pageFiles } from './page-files.ts';

const root = { scripts: 'assets/shop.js assets/home.js', styles: 'assets/styles.js' };

it('a page that has its styles runs on its scripts', () => {
  expect(pageFiles(root, true)).toEqual(['assets/shop.js', 'assets/home.js']);
});

it('one that has not, also on what works them out', () => {
  expect(pageFiles(root, false)).toEqual(['assets/shop.js', 'assets/home.js', 'assets/styles.js']);
});

it('one that names none asks for none: an empty name would be the page itself', () => {
  expect(pageFiles({ scripts: undefined, styles: undefined }, false)).toEqual([]);
  expect(pageFiles({ scripts: '', styles: '' }, true)).toEqual([]);
});
