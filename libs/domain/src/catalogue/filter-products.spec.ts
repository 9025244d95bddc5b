// spec-map: 2.5.10, 2.5.11
import { filterProducts, readProductFilter, relatedProducts } from './filter-products.ts';

const pepper = { plants: [{ name: 'Black pepper', binomial: 'Piper nigrum' }] };
const tulsi = { product_title: 'Tulsi Drops', category_name: 'Immunity Care', product_price: 249.5 };
const soap = { product_title: 'Neem & Tulsi Soap', category_name: 'Beauty Care', product_price: 500 };
const s46 = { product_title: 'S-46', category_name: 'Wellness (Men)', product_price: 250, composition: pepper };
const tea = {
  product_title: 'Women’s  Caf\u00e9 Tea',
  category_name: "Women's Wellness",
  product_price: 249.5,
  form: 'tea',
};
const products = [tulsi, soap, s46, tea];

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
  `('search "$search", category "$category": $because', ({ found, ...filter }: { found: unknown[] }) => {
    expect(filterProducts(products, filter)).toEqual(found);
  });

  it.each<[Record<string, string>, unknown[]]>([
    [{ plant: 'black pepper' }, [s46]],
    [{ plant: 'piper nigrum' }, [s46]],
    [{ plant: 'pepper' }, []],
    [{ form: 'tea' }, [tea]],
    [{ form: 'Tea' }, products],
    [{ price: 'to-250' }, [tulsi, tea]],
    [{ price: '250-500' }, [s46]],
    [{ price: 'from-500' }, [soap]],
    [{ price: '0-99' }, products],
    [{ sort: 'price-up' }, [tulsi, tea, s46, soap]],
    [{ sort: 'price-down' }, [soap, s46, tulsi, tea]],
    [{ sort: 'name' }, [soap, s46, tulsi, tea]],
    [{ sort: 'rating' }, products],
    [{ search: 'tulsi', sort: 'price-down', price: 'to-250' }, [tulsi]],
  ])('by the query %j', (query, found) => {
    expect(filterProducts(products, readProductFilter({ get: (name) => query[name] ?? null }))).toEqual(found);
  });
});

it('a query of blanks asks for nothing', () => {
  expect(readProductFilter({ get: () => '  ' })).toEqual(readProductFilter({ get: () => null }));
});

it('products related to a product are the others of its category, in their order', () => {
  const others = [2, 3].map((id) => ({ ...tulsi, id }));
  const catalogue = [others[0]!, { ...tulsi, id: 1 }, { ...soap, id: 4 }, others[1]!];
  expect(relatedProducts(catalogue, { ...tulsi, id: 1 })).toEqual(others);
  expect(relatedProducts(catalogue, { ...soap, id: 4 })).toEqual([]);
});
