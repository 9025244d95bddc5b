import { containsText } from '@shop/domain/catalogue/contains-text';
import { filterProducts } from '@shop/domain/catalogue/filter-products';
import type { NamedPlant } from '@shop/domain/catalogue/plants';
import { understandSearch } from '@shop/domain/catalogue/understand-search';
import { useMemo } from 'react';
import { useCategories, useProducts, type ListedProduct } from '../catalogue/catalogue.api.ts';
import { usePlants } from './plants.api.ts';

const noProducts: readonly ListedProduct[] = [];
const noPlants: readonly NamedPlant[] = [];

/** What a text means in the catalogue. Plants are asked for only where no title has the text. */
export function useSearchMeaning(text: string) {
  const { data: products = noProducts } = useProducts();
  const { data: categories } = useCategories();
  const isTitled = text.trim() === '' || products.some(({ product_title }) => containsText(product_title, text));
  const { data: plants } = usePlants({ skip: isTitled || products.length === 0 });

  const catalogue = useMemo(() => {
    const names = new Map(plants?.map((product) => [product.id, product.plants]));
    return {
      categories: (categories ?? []).map(({ category_name }) => category_name),
      products: products.map((product) => ({ ...product, plants: names.get(product.id) ?? noPlants })),
    };
  }, [products, categories, plants]);
  return useMemo(() => {
    const meaning = understandSearch(text, catalogue);
    const [category] = meaning.categories;
    return { ...meaning, inCategory: category ? filterProducts(products, { category }) : [] };
  }, [text, catalogue, products]);
}
