import type { Composition, Product } from '@shop/api-contract/model';
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
    ...(seed.form && { form: seed.form }),
    ...(seed.directions && { directions: { amount: seed.directions[0], unit: seed.directions[1] } }),
    composition: compositionOf(seed),
  };
}

function compositionOf({ per, herbs, also = [] }: ProductSeed): Composition {
  const plants = Object.entries(herbs).map(([key, [part, amount, note]]) => {
    const { name, binomial } = botanicals[key as BotanicalName];
    return { name, binomial, part, amount, ...(note && { note: note.replace(/\.$/, '') }) };
  });
  const others = also.map((other) =>
    typeof other === 'string' ? { name: other } : { name: other[0], amount: other[1] },
  );
  // What an extract or a decoction is made from is more than it holds.
  const sum = /holds?$/.test(per) && sumOf([...plants, ...others].flatMap(({ amount }) => amount ?? []));
  return { serving: per, plants, others, ...(sum && { sum }) };
}

/** In millionths, since decimals do not add up exactly. Undefined for one amount, and for weights beside volumes. */
function sumOf(amounts: readonly string[]): string | undefined {
  const measures = amounts.map((amount) => amount.split(' '));
  const units = new Set(measures.map(([, unit]) => unit === 'ml'));
  if (amounts.length < 2 || units.size > 1) return undefined;
  const grams = measures.reduce(
    (sum, [count, unit]) => sum + Math.round(Number(count) * (unit === 'mg' ? 1e3 : 1e6)),
    0,
  );
  if (units.has(true)) return `${grams / 1e6} ml`;
  return grams >= 1e6 ? `${grams / 1e6} g` : `${grams / 1e3} mg`;
}

function featuresHtml({ story, points }: ProductSeed): string {
  const items = points.map((point) => `<li>${point}</li>`);
  return `<p>${story}</p><p><strong>Good to know</strong></p><ul>${items.join('')}</ul>`;
}
