import type { OrderLine, PostOffice, Product } from '@shop/api-contract/model';
import { cardImage } from '@shop/domain/catalogue/product-images';
import type { Seed } from '@shop/shop-seed/shop-seed';

type ItemPage = Pick<OrderLine, 'image' | 'product_slug'>;

export type Content = ReturnType<typeof prepareContent>;

/** The seed, with indexes; post offices are indexed at the first lookup. */
export function prepareContent({ lists, postOffices }: Seed) {
  const productsBySlug = new Map(lists.listProducts.map((product) => [product.product_slug, [product]]));
  const noProducts: Product[] = [];
  let officesByPincode: Map<string, PostOffice[]> | undefined;

  return {
    lists,
    /** The product with that slug as a list, or an empty list. */
    productsWithSlug: (slug: string) => productsBySlug.get(slug) ?? noProducts,
    officesWithPincode(pincode: string) {
      officesByPincode ??= Map.groupBy(postOffices(), (office) => office.Pincode);
      return officesByPincode.get(pincode) ?? [];
    },
    /** Picture and page of an item as it is sold now; none when it no longer is. */
    pageOf: (type: OrderLine['type'], id: number): ItemPage => readPage(lists, type, id) ?? {},
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
