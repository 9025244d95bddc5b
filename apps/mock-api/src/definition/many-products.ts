import type { Product } from '@shop/api-contract/model';

/** Every edition costs a little more than the one before. */
const PRICE_STEP_PERCENT = 7;

/**
 * Creates a catalogue of any size for load and layout tests: the given products, then editions of them with unique
 * titles, slugs, codes and ids. The same size always gives the same catalogue.
 *
 * @param count number of products, at least as many as given, because past orders need those
 */
export function manyProducts(given: readonly Product[], count: number): Product[] {
  const firstFreeId = Math.max(0, ...given.map(({ id }) => id)) + 1;
  const editions = Array.from({ length: Math.ceil(count / given.length) - 1 }, (_, index) => index + 2);
  const further = editions.flatMap((number) => given.map((product) => ({ product, number })));
  return [
    ...given,
    ...further.slice(0, count - given.length).map(({ product, number }, index) => ({
      ...product,
      id: firstFreeId + index,
      product_title: `${product.product_title} (Edition ${number})`,
      product_slug: `${product.product_slug}-edition-${number}`,
      product_code: `VV${String(firstFreeId + index).padStart(3, '0')}`,
      product_price: Math.round(product.product_price * (1 + ((number - 1) * PRICE_STEP_PERCENT) / 100)),
    })),
  ];
}
