import type { Offer, OfferCategory } from '@shop/api-contract/model';
import { offerCategoryNames, offerSeeds, type OfferSeed } from './offer-seeds.ts';
import { productSeeds } from './products.seed.ts';
import { pictureFolder } from './products/to-product.ts';

export const offerCategories: OfferCategory[] = offerCategoryNames.map((name, index) => ({ id: index + 1, name }));

/** Creates the text `Buy 2, save 15%`, with the percentage rounded down. */
function spellOut({ id, slug, title, category, pieces, price }: OfferSeed): Offer {
  const product = productSeeds.find((seed) => seed.slug === slug);
  if (!product) throw new Error(`Offer ${id} has an unknown product: ${slug}`);
  const saving = Math.floor((1 - price / (product.price * pieces)) * 100);
  return {
    id,
    offer_title: title,
    offer_name: `${pieces} × ${product.title}`,
    offer_price: price,
    offer_image: `${pictureFolder(product)}.jpg`,
    available_offers: `Buy ${pieces}, save ${saving}%`,
    category_name: category,
    product_slug: slug,
  };
}

export const offers: Offer[] = offerSeeds.map(spellOut);
