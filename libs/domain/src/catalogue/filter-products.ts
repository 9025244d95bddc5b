import { containsText } from './contains-text.ts';

/** The default category, which filters nothing. */
export const ALL_CATEGORIES = 'All';

export interface FilterableProduct {
  product_title: string;
  category_name: string;
}

export interface ProductFilter {
  /** Part of the title, in any case. */
  search?: string | undefined;
  /** Part of the category's name, in any case; `All` and blank filter nothing. */
  category?: string | undefined;
}

/** The products that match both search and category, in their order (specification, section 2, Products page). */
export function filterProducts<Product extends FilterableProduct>(
  products: readonly Product[],
  { search = '', category = ALL_CATEGORIES }: ProductFilter,
): Product[] {
  const isEveryCategory = category.trim().toLowerCase() === ALL_CATEGORIES.toLowerCase();
  return products.filter(
    (product) =>
      containsText(product.product_title, search) && (isEveryCategory || containsText(product.category_name, category)),
  );
}

/** Other products of a product’s category, in their order, at most `limit` of them. */
export function relatedProducts<Product extends FilterableProduct & { id: number }>(
  products: readonly Product[],
  { id, category_name }: Pick<Product, 'id' | 'category_name'>,
  limit: number,
): Product[] {
  return filterProducts(products, { category: category_name })
    .filter((product) => product.id !== id)
    .slice(0, limit);
}
