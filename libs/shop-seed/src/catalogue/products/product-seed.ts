import type { Product } from '@shop/api-contract/model';
import type { BotanicalName } from './botanicals.seed.ts';

/** A weight or volume as printed. */
type Amount = `${number} ${'mg' | 'g' | 'ml'}`;

/** A plant in a product: its part, its amount per `per`, and a remark for the product's page. */
type Herb = readonly [part: string, amount: Amount, note?: string];

/** Source data of a product; {@link toProduct} converts it to the contract's Product. */
export interface ProductSeed {
  /** The product's id, plate number and digits of its code. Never reused. */
  number: number;
  title: string;
  slug: string;
  /** Rupees, taxes included. */
  price: number;
  /** GST rate in percent. */
  gst: 5 | 18;
  /** Net quantity and its unit. */
  net: readonly [quantity: number, unit: string];
  /** What it comes as; left out where no form fits. */
  form?: Product['form'];
  /** How much a day; left out where that varies. */
  directions?: readonly [amount: number, unit: string];
  /** One or two sentences under the title. */
  desc: string;
  /** Three to five sentences, each ending in a period. */
  details: string;
  /** The opening paragraph of the features, plain text. */
  story: string;
  /** The unit of the amounts, as the beginning of a sentence: `One capsule holds`. */
  per: string;
  /** All plants, in the order of the label; the first is drawn on it. */
  herbs: Partial<Record<BotanicalName, Herb>>;
  /** Other ingredients, some with their amount. */
  also?: readonly (string | readonly [name: string, amount: Amount])[];
  /** Further lines of the features, plain text. */
  points: readonly string[];
  /** Question and answer. */
  faqs: readonly (readonly [question: string, answer: string])[];
}
