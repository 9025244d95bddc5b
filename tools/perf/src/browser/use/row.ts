import type { Product } from '@shop/api-contract/model';
import type { SlowPage } from './slow-page.ts';

/** What an interaction happens on. */
export interface Scene {
  readonly slow: SlowPage;
  /** The catalogue, in its order. */
  readonly products: readonly Product[];
}

/** One interaction of the table. */
export interface Row {
  /** How it is named on the command line. */
  readonly name: string;
  /** What the shopper does: what is waited for. */
  readonly title: string;
  /** In ms. */
  readonly limit: number;
  /** Brings the page to where the interaction begins. */
  readonly begin: (scene: Scene) => Promise<void>;
  /** Does it once, so that it can be done again; in ms. */
  readonly once: (scene: Scene, round: number) => Promise<number>;
}

/** From input to paint, in ms. */
export const PAINT_LIMIT = 100;
/** From where on a task counts as long, in ms. */
export const LONG_TASK = 50;
