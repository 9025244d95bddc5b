import { pageFile } from './published-page.ts';

it.each([
  ['/', 'index.html'],
  ['/index', 'index.html'],
  ['/products', 'products.html'],
  ['/product/life-elixir', 'product/life-elixir.html'],
  ['/about-vanaveda/our-journey', 'about-vanaveda/our-journey.html'],
])('%s is the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

it.each(['/product/../secret', '/product/a%2Fb', '/product/a&b', '/products/', '/product/नीम', '/a//b', '/con..'])(
  '%s is no file’s name',
  (path) => {
    expect(pageFile(path)).toBeNull();
  },
);
