import type { Product } from '@shop/api-contract/model';
import type { CategoryName } from '../categories.seed.ts';
import { botanicals, type BotanicalName } from './botanicals.seed.ts';
import type { ProductSeed } from './product-seed.ts';

/** The code printed on the pack: `VV046` for plate 46. */
export function productCode({ number }: Pick<ProductSeed, 'number'>): string {
  return `VV${String(number).padStart(3, '0')}`;
}

/**
 * The folder of a product's pictures: `vv046`.
 *
 * It has no dash, since the first dash of an `images` item separates folder and file (specification, section 3).
 */
export function pictureFolder(seed: Pick<ProductSeed, 'number'>): string {
  return productCode(seed).toLowerCase();
}

/** Spells a product out as the contract has it: every text field in the form that the portal delivers. */
export function toProduct(seed: ProductSeed, category: CategoryName): Product {
  const folder = pictureFolder(seed);
  const [quantity, unit] = seed.net;
  return {
    id: seed.number,
    product_title: seed.title,
    product_slug: seed.slug,
    category_name: category,
    product_desc: seed.desc,
    product_price: seed.price,
    gst: seed.gst,
    product_quantity: quantity,
    product_code: productCode(seed),
    size_type_id: unit,
    offer_image: `${folder}.jpg`,
    images: `${folder}-pack.jpg,${folder}-botanical.jpg`,
    product_details: featuresHtml(seed),
    small_details: seed.details,
    product_faqs: seed.faqs.map(([question]) => question).join('<>'),
    product_faqs_answers: seed.faqs.map(([, answer]) => answer).join('<>'),
  };
}

function featuresHtml({ story, herbs, points }: ProductSeed): string {
  const plants = Object.entries(herbs).map(([key, note]) => {
    const { name, binomial } = botanicals[key as BotanicalName];
    return `<li><strong>${name}</strong> (<em>${binomial}</em>): ${note}</li>`;
  });
  const lines = points.map((point) => `<li>${point}</li>`);
  return `<p>${story}</p><ul>${plants.join('')}</ul><p><strong>Good to know</strong></p><ul>${lines.join('')}</ul>`;
}
