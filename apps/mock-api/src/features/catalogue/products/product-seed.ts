import type { BotanicalName } from './botanicals.seed.ts';

export type Vessel = 'dropper' | 'capsule-jar' | 'pump' | 'pouch' | 'tin' | 'tube';

/** The hue behind a pack; the picture generator knows the colours. */
export type Tint =
  'sage' | 'mint' | 'turmeric' | 'saffron' | 'clay' | 'rose' | 'lilac' | 'sand' | 'sky' | 'indigo' | 'plum' | 'stone';

/** One product as we write it down; {@link toProduct} spells it out as the contract's Product. */
export interface ProductSeed {
  /** The product's id, its plate in our herbarium and the digits of its code. Never reused. */
  number: number;
  title: string;
  slug: string;
  /** Rupees, taxes included. */
  price: number;
  /** GST rate in percent. */
  gst: 5 | 12 | 18;
  /** Net quantity and its unit. */
  net: readonly [quantity: number, unit: string];
  vessel: Vessel;
  tint: Tint;
  /** One or two sentences under the title. */
  desc: string;
  /** Three to five sentences, each ending in a period. */
  details: string;
  /** The opening paragraph of the features, plain text. */
  story: string;
  /** The main plants, most important first, each with a note. */
  herbs: Partial<Record<BotanicalName, string>>;
  /** Further lines of the features, plain text. */
  points: readonly string[];
  /** Question and answer. */
  faqs: readonly (readonly [question: string, answer: string])[];
}
