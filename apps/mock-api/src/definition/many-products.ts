import type { Product } from '@shop/api-contract/model';

const editions = ['Travel Pack', 'Family Pack', 'Gift Box', 'Refill', 'Twin Pack', 'Starter Kit'] as const;
const harvests = ['Spring Harvest', 'Monsoon Harvest', 'Autumn Harvest', 'Winter Harvest', 'Hill Farm'] as const;

/** Every edition costs a little more than the one before. */
const PRICE_STEP_PERCENT = 7;

/**
 * Creates a catalogue of any size for load and layout tests: the given products, then editions of them with unique
 * titles, slugs, codes and ids. The same size always gives the same catalogue.
 *
 * @param count number of products, at least as many as given
 * @throws RangeError when it is smaller, because past orders need the given products
 */
export function manyProducts(given: readonly Product[], count: number): Product[] {
  if (count < given.length)
    throw new RangeError(`The catalogue must have at least ${given.length} products, not ${count}.`);

  const firstFreeId = Math.max(0, ...given.map(({ id }) => id)) + 1;
  const further = Array.from({ length: count - given.length }, (_, index) => {
    const product = given[index % given.length];
    return product && edition(product, Math.floor(index / given.length), firstFreeId + index);
  });
  return [...given, ...further.filter((product) => product !== undefined)];
}

/** @param number which edition of the product this is, from 0 */
function edition(product: Product, number: number, id: number): Product {
  const pack = editions[number % editions.length] ?? '';
  const round = Math.floor(number / editions.length);
  const harvest = harvests[round % harvests.length] ?? '';
  const batch = Math.floor(round / harvests.length);
  const name = [pack, harvest, ...(batch === 0 ? [] : [`Batch ${batch + 1}`])].join(', ');

  return {
    ...product,
    id,
    product_title: `${product.product_title} (${name})`,
    product_slug: `${product.product_slug}-${name.toLowerCase().replace(/[ ,]+/g, '-')}`,
    product_code: `VV${String(id).padStart(3, '0')}`,
    product_price: Math.round(product.product_price * (1 + ((number + 1) * PRICE_STEP_PERCENT) / 100)),
  };
}
