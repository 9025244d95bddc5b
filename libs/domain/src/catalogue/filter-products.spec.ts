import { filterProducts, relatedProducts } from './filter-products.ts';

const tulsi = { product_title: 'Tulsi Drops', category_name: 'Immunity Care' };
const soap = { product_title: 'Neem & Tulsi Soap', category_name: 'Beauty Care' };
const s46 = { product_title: 'S-46', category_name: 'Wellness (Men)' };
const products = [tulsi, soap, s46];

interface FilterRow {
  search: string | undefined;
  category: string | undefined;
  found: unknown[];
}

describe('the products page', () => {
  it.each`
    search       | category            | found            | because
    ${undefined} | ${undefined}        | ${products}      | ${'no filter, every product'}
    ${''}        | ${'All'}            | ${products}      | ${'All is the default category'}
    ${''}        | ${''}               | ${products}      | ${'a blank category is none'}
    ${'tulsi'}   | ${'All'}            | ${[tulsi, soap]} | ${'search looks anywhere in the title, in any case'}
    ${' TULSI '} | ${'All'}            | ${[tulsi, soap]} | ${'spaces around the search are not part of it'}
    ${'drops '}  | ${'All'}            | ${[tulsi]}       | ${'nor at its end'}
    ${'immun'}   | ${'All'}            | ${[]}            | ${'search looks in titles only'}
    ${''}        | ${'Beauty Care'}    | ${[soap]}        | ${'a category by its name'}
    ${''}        | ${'care'}           | ${[tulsi, soap]} | ${'or by a part of it, in any case'}
    ${'tulsi'}   | ${'beauty'}         | ${[soap]}        | ${'search and category both apply'}
    ${'.'}       | ${'All'}            | ${[]}            | ${'a search is plain text, not a pattern'}
    ${''}        | ${'wellness (men)'} | ${[s46]}         | ${'and so is a category'}
    ${''}        | ${'Garden'}         | ${[]}            | ${'an unknown category has no products'}
  `('search "$search", category "$category": $because', ({ search, category, found }: FilterRow) => {
    expect(filterProducts(products, { search, category })).toEqual(found);
  });
});

describe('products related to a product', () => {
  const shelf = ['Amla', 'Giloy', 'Tulsi', 'Kadha'].map((product_title, index) => ({
    id: index + 1,
    product_title,
    category_name: 'Immunity',
  }));
  const catalogue = [...shelf, { id: 5, product_title: 'Neem Soap', category_name: 'Beauty Care' }];
  const relatedTo = (id: number, limit: number) =>
    relatedProducts(
      catalogue,
      catalogue.find((product) => product.id === id)!,
      limit,
    ).map((product) => product.id);

  it('are the others of its category, in their order, up to a limit', () => {
    expect(relatedTo(2, 9)).toEqual([1, 3, 4]);
    expect(relatedTo(2, 2)).toEqual([1, 3]);
  });

  it('are none where it is alone in its category', () => {
    expect(relatedTo(5, 9)).toEqual([]);
  });
});
