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
  const reaches = ({ product_price: price }: Priced) => price >= left;
  return products
    .filter(({ id }) => !inCart.includes(id))
    .sort((one, other) => {
      const order = Number(reaches(other)) - Number(reaches(one));
      return order || (one.product_price - other.product_price) * (reaches(one) ? 1 : -1);
    })
    .slice(0, count);
}
