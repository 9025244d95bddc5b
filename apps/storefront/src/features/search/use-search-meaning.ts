import { containsText } from '@shop/domain/catalogue/contains-text';
import { understandSearch } from '@shop/domain/catalogue/understand-search';
import { useMemo } from 'react';
import {
  useListCategoriesQuery,
  useListPlantsQuery,
  useListProductsQuery,
  type ListedProduct,
} from '../catalogue/catalogue.api.ts';
import { listResult } from '../../shared/api/use-lists.ts';

const noProducts: readonly ListedProduct[] = [];
const noNames: readonly string[] = [];

/** What a text means in the catalogue. Plants are asked for only where no title has the text. */
export function useSearchMeaning(text: string) {
  const { data: products = noProducts } = useListProductsQuery(undefined, { selectFromResult: listResult });
  const { data: categories } = useListCategoriesQuery(undefined, { selectFromResult: listResult });
  const isTitled = text.trim() === '' || products.some(({ product_title }) => containsText(product_title, text));
  const { data: plants } = useListPlantsQuery(undefined, {
    skip: isTitled || products.length === 0,
    selectFromResult: listResult,
  });

  const catalogue = useMemo(() => {
    const names = new Map(plants?.map((product) => [product.id, product.plants]));
    return {
      categories: (categories ?? []).map(({ category_name }) => category_name),
      products: products.map((product) => ({ ...product, plants: names.get(product.id) ?? noNames })),
    };
  }, [products, categories, plants]);
  return useMemo(() => understandSearch(text, catalogue), [text, catalogue]);
}
