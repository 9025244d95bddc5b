import { containsText } from './contains-text.ts';

/** The category that stands for no filter, and is the default. */
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

/** The products that meet search and category both, in their order (specification, section 2, Products page). */
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
