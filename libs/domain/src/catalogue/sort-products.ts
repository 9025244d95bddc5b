/** How a list of products can be sorted besides the order it is arranged in; the address names it as `?sort=`. */
export const PRODUCT_SORTS = ['price-up', 'price-down', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export interface SortableProduct {
  product_title: string;
  /** Rupees. */
  product_price: number;
}

const comparisons: Record<ProductSort, (one: SortableProduct, other: SortableProduct) => number> = {
  'price-up': (one, other) => one.product_price - other.product_price,
  'price-down': (one, other) => other.product_price - one.product_price,
  name: (one, other) => one.product_title.localeCompare(other.product_title, 'en'),
};

/** The sort that a text names; undefined, for the order as arranged, when it names none. */
export const readProductSort = (text: string | null): ProductSort | undefined =>
  PRODUCT_SORTS.find((sort) => sort === text);

/** The products by price or by name, those of one price in the order as arranged; without a sort the list itself. */
export function sortProducts<Product extends SortableProduct>(
  products: readonly Product[],
  sort: ProductSort | undefined,
): readonly Product[] {
  return sort ? [...products].sort(comparisons[sort]) : products;
}
