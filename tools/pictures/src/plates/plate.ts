import type { PlantName } from '../plants/plants.ts';

/** The six kinds of pack. */
export type VesselName = 'dropper' | 'capsule-jar' | 'pump' | 'pouch' | 'tin' | 'tube';

/** Background colours of the categories. */
export type TintName =
  'sage' | 'mint' | 'turmeric' | 'saffron' | 'clay' | 'rose' | 'lilac' | 'sand' | 'sky' | 'indigo' | 'plum' | 'stone';

/** A plant in a product, as its label prints it. */
export interface Ingredient {
  readonly plant: PlantName;
  readonly name: string;
  readonly binomial: string;
  /** The part of the plant: `root`. */
  readonly part: string;
  /** With its unit: `350 mg`. */
  readonly amount: string;
}

/** The seed's data for one product's pictures. */
export interface Plate {
  readonly slug: string;
  /** Folder under `products`. */
  readonly folder: string;
  readonly name: string;
  /** Net quantity as printed. */
  readonly net: string;
  /** The plate's number in the herbarium. */
  readonly plate: number;
  readonly vessel: VesselName;
  /** The unit of the amounts: `One capsule holds`. */
  readonly per: string;
  /** Every plant in the product; the first is drawn on the label. */
  readonly ingredients: readonly Ingredient[];
  /** Other ingredients, as printed: `rock salt 300 mg`. */
  readonly also: readonly string[];
  readonly tint: TintName;
}
