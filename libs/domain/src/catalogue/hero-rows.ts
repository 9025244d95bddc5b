/** With fewer products both rows of the home page show all, since halves would look empty. */
const SPLIT_FROM = 8;

/** Splits the list into the rows `Products For You` and `Top Selling` of the home page; the first gets the odd one. */
export function heroRows<Product>(products: readonly Product[]) {
  const middle = products.length < SPLIT_FROM ? undefined : Math.ceil(products.length / 2);
  return { forYou: products.slice(0, middle), topSelling: products.slice(middle) };
}
