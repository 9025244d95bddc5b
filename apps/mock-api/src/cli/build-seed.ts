import { manyProducts } from '../seed/many-products.ts';
import type { PostalDirectory, Seed } from '../world/seed.ts';
import { shopSeed } from '../seed/shop-seed.ts';

export interface SeedChoice {
  /** Size of the catalogue; undefined for the default one. */
  readonly products: number | undefined;
  readonly postalDirectory: PostalDirectory | undefined;
}

/** The shop's content, with the requested catalogue size and postal directory. */
export function buildSeed({ products, postalDirectory }: SeedChoice, seed: Seed = shopSeed): Seed {
  const { lists } = seed;
  return {
    ...seed,
    ...(products !== undefined && { lists: { ...lists, listProducts: manyProducts(lists.listProducts, products) } }),
    postalDirectory,
  };
}
