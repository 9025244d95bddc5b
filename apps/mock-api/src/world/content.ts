import type { OrderLine, PostOffice, Product } from '@shop/api-contract/model';
import { cardImage } from '@shop/domain/catalogue/product-images';
import type { Seed } from '@shop/shop-seed/shop-seed';

type ItemPage = Pick<OrderLine, 'image' | 'product_slug'>;

/** The seed, with indexes. */
export interface Content extends Pick<Seed, 'lists'> {
  /** The product with that slug as a list, or an empty list. */
  productsWithSlug(slug: string): Product[];
  officesWithPincode(pincode: string): PostOffice[];
  /** Picture and page of an item as it is sold now; none when it no longer is. */
  pageOf(type: OrderLine['type'], id: number): ItemPage;
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
    pageOf: (type, id) => readPage(lists, type, id) ?? {},
  };
}

function readPage(lists: Seed['lists'], type: OrderLine['type'], id: number): ItemPage | undefined {
  const folder = '/custom/images/products';
  if (type === 'offer') {
    const offer = lists.listOffers.find((one) => one.id === id);
    return offer && { image: `${folder}/new/${offer.offer_image}`, product_slug: offer.product_slug };
  }
  const product = lists.listProducts.find((one) => one.id === id);
  const image = product && cardImage(product.images);
  return product && { ...(image !== undefined && { image: `${folder}/${image}` }), product_slug: product.product_slug };
}

function byPincode(offices: readonly PostOffice[]): Map<string, PostOffice[]> {
  const grouped = new Map<string, PostOffice[]>();
  for (const office of offices) grouped.set(office.Pincode, [...(grouped.get(office.Pincode) ?? []), office]);
  return grouped;
}
