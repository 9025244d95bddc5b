import type { PostOffice, Product } from '@shop/api-contract/model';
import type { Seed } from '@shop/shop-seed/shop-seed';

/** The seed, with indexes. */
export interface Content extends Pick<Seed, 'lists'> {
  /** The product with that slug as a list, or an empty list. */
  productsWithSlug(slug: string): Product[];
  officesWithPincode(pincode: string): PostOffice[];
}

/** Post offices are indexed at the first lookup. */
export function prepareContent({ lists, postOffices }: Seed): Content {
  const productsBySlug = new Map(lists.listProducts.map((product) => [product.product_slug, [product]]));
  const noProducts: Product[] = [];
  let officesByPincode: Map<string, PostOffice[]> | undefined;

  return {
    lists,
    productsWithSlug: (slug) => productsBySlug.get(slug) ?? noProducts,
    officesWithPincode: (pincode) => (officesByPincode ??= byPincode(postOffices())).get(pincode) ?? [],
  };
}

function byPincode(offices: readonly PostOffice[]): Map<string, PostOffice[]> {
  const grouped = new Map<string, PostOffice[]>();
  for (const office of offices) grouped.set(office.Pincode, [...(grouped.get(office.Pincode) ?? []), office]);
  return grouped;
}
