// spec-map: 2.5.10, 2.5.11
import { filterProducts, relatedProducts } from './filter-products.ts';

const tulsi = { product_title: 'Tulsi Drops', category_name: 'Immunity Care' };
const soap = { product_title: 'Neem & Tulsi Soap', category_name: 'Beauty Care' };
const s46 = { product_title: 'S-46', category_name: 'Wellness (Men)' };
const tea = { product_title: 'Women’s  Caf\u00e9 Tea', category_name: "Women's Wellness" };
const products = [tulsi, soap, s46, tea];

interface FilterRow {
  search: string | undefined;
  category: string | undefined;
  found: unknown[];
}

describe('the products page', () => {
  it.each`
    search                  | category            | found            | because
    ${undefined}            | ${undefined}        | ${products}      | ${'no filter, every product'}
    ${''}                   | ${'All'}            | ${products}      | ${'All is the default category'}
    ${''}                   | ${''}               | ${products}      | ${'a blank category is none'}
    ${'tulsi'}              | ${'All'}            | ${[tulsi, soap]} | ${'search looks anywhere in the title, in any case'}
    ${' TULSI '}            | ${'All'}            | ${[tulsi, soap]} | ${'spaces around the search are not part of it'}
    ${'drops '}             | ${'All'}            | ${[tulsi]}       | ${'nor at its end'}
    ${'immun'}              | ${'All'}            | ${[]}            | ${'search looks in titles only'}
    ${''}                   | ${'Beauty Care'}    | ${[soap]}        | ${'a category by its name'}
    ${''}                   | ${'care'}           | ${[tulsi, soap]} | ${'or by a part of it, in any case'}
    ${'tulsi'}              | ${'beauty'}         | ${[soap]}        | ${'search and category both apply'}
    ${'.'}                  | ${'All'}            | ${[]}            | ${'a search is plain text, not a pattern'}
    ${''}                   | ${'wellness (men)'} | ${[s46]}         | ${'and so is a category'}
    ${"women's"}            | ${'All'}            | ${[tea]}         | ${'any apostrophe is the same'}
    ${''}                   | ${'women’s'}        | ${[tea]}         | ${'also in a category'}
    ${'s  cafe\u0301'}      | ${'All'}            | ${[tea]}         | ${'so are one blank and two, and both ways to write an accent'}
    ${'tul\u200bsi\u00a0d'} | ${'All'}            | ${[tulsi]}       | ${'signs that nobody sees do not count'}
    ${''}                   | ${'Garden'}         | ${[]}            | ${'an unknown category has no products'}
  `('search "$search", category "$category": $because', ({ search, category, found }: FilterRow) => {
    expect(filterProducts(products, { search, category })).toEqual(found);
  });
});

describe('products related to a product', () => {
  const product = (id: number, category_name = 'Immunity') => ({ id, product_title: `No. ${id}`, category_name });
  const neem = product(4, 'Beauty Care');
  const catalogue = [product(1), product(2), product(3), neem];

  it.each([
    ['the others of its category, in their order', product(2), 9, [product(1), product(3)]],
    ['no more than asked for', product(2), 1, [product(1)]],
    ['none where it is alone in its category', neem, 9, []],
  ])('are %s', (_, one, limit, related) => {
    expect(relatedProducts(catalogue, one, limit)).toEqual(related);
  });
});
