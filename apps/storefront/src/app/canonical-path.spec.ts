import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/', '/'],
  ['/index.html', '/index'],
  ['/products/', '/products'],
  ['/PRODUCTS', '/products'],
  ['/products.html', '/products'],
  ['/About-Vanaveda/About//', '/about-vanaveda/about'],
  ['/Product/S-46/', '/product/S-46'],
  ['/product/%E0%A4%A4.html', '/product/%E0%A4%A4'],
  ['/start-a-business.html', '/start-a-business'],
  ['/no-such-page/', '/no-such-page'],
  ['/product/100%', '/product/100%'],
  // A host, were it given to the browser's history.
  ['//evil.example/', '/evil.example'],
  ['//products', '/products'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});
