/** With fewer products than this, halves would look empty: both home rows show all. */
export const HERO_ROWS_SPLIT_FROM = 8;

export interface HeroRows<Product> {
  /** 'Products For You' */
  forYou: Product[];
  /** 'Top Selling' */
  topSelling: Product[];
}

/** One list feeds both product rows of the home page: first half, second half; an odd one goes to the first. */
export function heroRows<Product>(products: readonly Product[]): HeroRows<Product> {
  if (products.length < HERO_ROWS_SPLIT_FROM) {
    return { forYou: [...products], topSelling: [...products] };
  }
  const middle = Math.ceil(products.length / 2);
  return { forYou: products.slice(0, middle), topSelling: products.slice(middle) };
}
