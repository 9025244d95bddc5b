import type { PlantName } from '../plants/plants.ts';

/** The six kinds of pack. */
export type VesselName = 'dropper' | 'capsule-jar' | 'pump' | 'pouch' | 'tin' | 'tube';

/** The hues that the shop's shelves are told apart by. */
export type TintName =
  'sage' | 'mint' | 'turmeric' | 'saffron' | 'clay' | 'rose' | 'lilac' | 'sand' | 'sky' | 'indigo' | 'plum' | 'stone';

/** What the shop's seed says of one product's pictures. */
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
  /** Most important first. */
  readonly plants: readonly PlantName[];
  readonly tint: TintName;
}
