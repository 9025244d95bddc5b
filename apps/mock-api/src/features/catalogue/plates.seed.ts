import { isDrawn, type PlantName } from './products/botanicals.seed.ts';
import type { ProductSeed, Tint, Vessel } from './products/product-seed.ts';
import { pictureFolder } from './products/to-product.ts';
import { productSeeds } from './products.seed.ts';

export type { PlantName, Tint, Vessel };

/** What the picture generator needs to draw one product's pack and botanical plate. */
export interface Plate {
  slug: string;
  /** Folder under `custom/images/products`. */
  folder: string;
  /** The name on the label. */
  name: string;
  /** Net quantity as printed: `60 Capsules`. */
  net: string;
  /** The plate's number in the herbarium, printed on the label. */
  plate: number;
  vessel: Vessel;
  /** One to three plants, most important first. */
  plants: PlantName[];
  tint: Tint;
}

const PLANTS_PER_PLATE = 3;

function plateOf(seed: ProductSeed): Plate {
  return {
    slug: seed.slug,
    folder: pictureFolder(seed),
    name: seed.title,
    net: seed.net.join(' '),
    plate: seed.number,
    vessel: seed.vessel,
    plants: Object.keys(seed.herbs).filter(isDrawn).slice(0, PLANTS_PER_PLATE),
    tint: seed.tint,
  };
}

export const plates: Plate[] = productSeeds.map(plateOf);
