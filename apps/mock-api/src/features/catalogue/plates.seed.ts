import type { BotanicalName } from './products/botanicals.seed.ts';
import type { ProductSeed, Tint, Vessel } from './products/product-seed.ts';
import { ingredientsOf, pictureFolder } from './products/to-product.ts';
import { productSeeds } from './products.seed.ts';

/** Data for the picture generator to draw a product's pack and plate. */
export interface Plate {
  slug: string;
  /** Folder under `custom/images/products`. */
  folder: string;
  /** The name on the label. */
  name: string;
  /** Net quantity as printed: `60 Capsules`. */
  net: string;
  /** The plate's number, printed on the label. */
  plate: number;
  vessel: Vessel;
  /** What the amounts are for: `One capsule holds`. */
  per: string;
  /** Every plant in the product as printed; the first is drawn on the label. */
  ingredients: { plant: BotanicalName; name: string; binomial: string; part: string; amount: string }[];
  /** Other ingredients, as printed. */
  also: readonly string[];
  tint: Tint;
}

function plateOf(seed: ProductSeed): Plate {
  return {
    slug: seed.slug,
    folder: pictureFolder(seed),
    name: seed.title,
    net: seed.net.join(' '),
    plate: seed.number,
    vessel: seed.vessel,
    per: seed.per,
    ingredients: ingredientsOf(seed),
    also: seed.also ?? [],
    tint: seed.tint,
  };
}

export const plates: Plate[] = productSeeds.map(plateOf);
