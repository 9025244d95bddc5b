/** With fewer products both rows of the home page show all, since halves would look empty. */
export const HERO_ROWS_SPLIT_FROM = 8;

export interface HeroRows<Product> {
  /** 'Products For You' */
  forYou: Product[];
  /** 'Top Selling' */
  topSelling: Product[];
}

/** Splits the list into the two rows of the home page; the first gets the odd one. */
export function heroRows<Product>(products: readonly Product[]): HeroRows<Product> {
  if (products.length < HERO_ROWS_SPLIT_FROM) {
    return { forYou: [...products], topSelling: [...products] };
  }
  const middle = Math.ceil(products.length / 2);
  return { forYou: products.slice(0, middle), topSelling: products.slice(middle) };
}
