import type { Product } from '@shop/api-contract/model';
import type { CategoryName } from '../categories.seed.ts';
import { offerSeeds } from '../offer-seeds.ts';
import { botanicals, type BotanicalName } from './botanicals.seed.ts';
import type { ProductSeed } from './product-seed.ts';

/** The code printed on the pack: `VV046` for plate 46. */
export function productCode({ number }: Pick<ProductSeed, 'number'>): string {
  return `VV${String(number).padStart(3, '0')}`;
}

/**
 * The folder of a product's pictures: `vv046`.
 *
 * It has no dash, because the first dash of an `images` item separates folder and file (specification, section 3).
 */
export function pictureFolder(seed: Pick<ProductSeed, 'number'>): string {
  return productCode(seed).toLowerCase();
}

/** Converts source data to the contract's Product. */
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
    offer_image: offerSeeds.some(({ slug }) => slug === seed.slug) ? `${folder}.jpg` : '',
    images: `${folder}-pack.jpg,${folder}-botanical.jpg`,
    product_details: featuresHtml(seed),
    small_details: seed.details,
    product_faqs: seed.faqs.map(([question]) => question).join('<>'),
    product_faqs_answers: seed.faqs.map(([, answer]) => answer).join('<>'),
  };
}

/** A plant in a product, with its names. */
export interface Ingredient {
  plant: BotanicalName;
  name: string;
  binomial: string;
  part: string;
  /** A weight or volume with its unit: `350 mg`. */
  amount: string;
  note?: string | undefined;
}

/** Every plant of a product, in the order of its label. */
export function ingredientsOf({ herbs }: Pick<ProductSeed, 'herbs'>): Ingredient[] {
  return Object.entries(herbs).map(([key, [part, amount, note]]) => {
    const plant = key as BotanicalName;
    return { plant, ...botanicals[plant], part, amount, note };
  });
}

function featuresHtml(seed: ProductSeed): string {
  const plants = ingredientsOf(seed).map(
    ({ name, binomial, part, amount, note }) =>
      `<li><strong>${name}</strong> (<em>${binomial}</em>): ${part}, ${amount}${note ? `; ${note}` : '.'}</li>`,
  );
  const also = seed.also ? [`<li>Also: ${seed.also.join(', ')}.</li>`] : [];
  const points = seed.points.map((point) => `<li>${point}</li>`);
  return `<p>${seed.story}</p><p>${seed.per}:</p><ul>${[...plants, ...also].join('')}</ul><p><strong>Good to know</strong></p><ul>${points.join('')}</ul>`;
}
