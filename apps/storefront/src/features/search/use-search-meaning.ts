import type { Product } from '@shop/api-contract/model';
import { readComposition } from '@shop/domain/catalogue/composition';
import { filterProducts } from '@shop/domain/catalogue/filter-products';
import { understandSearch } from '@shop/domain/catalogue/understand-search';
import { useMemo } from 'react';
import { useListCategoriesQuery, useListProductsQuery } from '../catalogue/catalogue.api.ts';

const noProducts: readonly Product[] = [];

/** What a text means in the catalogue. */
export function useSearchMeaning(text: string) {
  const { data: products = noProducts } = useListProductsQuery();
  const { data: categories } = useListCategoriesQuery();
  const catalogue = useMemo(
    () => ({
      categories: (categories ?? []).map(({ category_name }) => category_name),
      products: products.map((product) => ({
        ...product,
        plants: readComposition(product.product_details)?.plants ?? [],
      })),
    }),
    [products, categories],
  );
  return useMemo(() => {
    const meaning = understandSearch(text, catalogue);
    const [category] = meaning.categories;
    return { ...meaning, inCategory: category ? filterProducts(products, { category }) : [] };
  }, [text, catalogue, products]);
}
