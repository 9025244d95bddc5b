/** What completes a cart for free shipping needs of a product. */
interface Priced {
  id: number;
  /** Rupees. */
  product_price: number;
}

/**
 * Products to add for free shipping: first those that reach it alone, the cheapest first, then those that come nearest.
 *
 * @param left rupees that are missing
 * @param inCart ids of the products that the cart has already
 */
export function freeShippingGoods<Product extends Priced>(
  products: readonly Product[],
  inCart: readonly number[],
  left: number,
  count: number,
): Product[] {
  const others = products.filter(({ id }) => !inCart.includes(id));
  const reaching = others.filter(({ product_price }) => product_price >= left);
  const below = others.filter(({ product_price }) => product_price < left);
  reaching.sort((one, other) => one.product_price - other.product_price);
  below.sort((one, other) => other.product_price - one.product_price);
  return [...reaching, ...below].slice(0, count);
}
