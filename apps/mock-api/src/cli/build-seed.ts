import { manyProducts } from '../seed/many-products.ts';
import type { PostalDirectory, Seed } from '../world/seed.ts';
import { shopSeed } from '../seed/shop-seed.ts';

export interface SeedChoice {
  /** How many products there shall be; undefined: the shop's own. */
  readonly products: number | undefined;
  readonly postalDirectory: PostalDirectory | undefined;
}

/** The shop's content, larger where that is asked for. */
export function buildSeed({ products, postalDirectory }: SeedChoice, seed: Seed = shopSeed): Seed {
  const { lists } = seed;
  return {
    ...seed,
    ...(products !== undefined && { lists: { ...lists, listProducts: manyProducts(lists.listProducts, products) } }),
    postalDirectory,
  };
}
