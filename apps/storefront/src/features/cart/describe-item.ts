import type { Offer } from '@shop/api-contract/model';
import type { CatalogueItem } from '@shop/domain/cart/price';
import { packSize } from '@shop/domain/catalogue/pack';
import { cardImage } from '@shop/domain/catalogue/product-images';
import { paths } from '../../shared/paths.ts';
import { newPictureUrl, productPictureUrl } from '../../shared/portal.ts';
import type { ListedProduct } from '../catalogue/catalogue.api.ts';
import { cartMessages } from './cart.messages.ts';

/** What the cart shows of a product, with its net quantity, or of an offer, with its terms (specification, section 3). */
export function describeItem(item: CatalogueItem<ListedProduct, Offer>) {
  if (item.type === 'offer') {
    const { offer } = item;
    return {
      title: offer.offer_title,
      category: cartMessages.offer,
      note: offer.offer_name,
      picture: newPictureUrl(offer.offer_image),
      href: paths.product(offer.product_slug),
    };
  }
  const { product } = item;
  return {
    title: product.product_title,
    category: product.category_name,
    note: packSize(product),
    picture: productPictureUrl(cardImage(product.images) ?? ''),
    href: paths.product(product.product_slug),
  };
}
