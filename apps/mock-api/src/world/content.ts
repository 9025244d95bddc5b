import type { PostOffice, Product } from '@shop/api-contract/model';

import type { PostalDirectory, Seed } from './seed.ts';
import { frozen } from '@shop/mock-engine/ports/frozen';

/** The seed, ready to be answered with: every list unchanging, every question one look-up. */
export interface Content extends Omit<Seed, 'heroProductIds' | 'postOffices' | 'postalDirectory'>, PostalDirectory {
  readonly heroProducts: Product[];
  /** A list of the one product with that slug, or an empty one. */
  productsWithSlug(slug: string): Product[];
}

/** Freezes the seed's lists for good. Post offices are listed when somebody first asks for one. */
export function prepareContent(seed: Seed): Content {
  const { heroProductIds, postOffices, postalDirectory, ...lists } = seed;
  const productById = new Map(seed.products.map((product) => [product.id, product]));
  const productsBySlug = new Map(seed.products.map((product) => [product.product_slug, frozen([product])]));
  const noProducts: Product[] = frozen([]);
  let officesByPincode: Map<string, PostOffice[]> | undefined;

  for (const list of Object.values(lists)) frozen(list);

  return {
    ...lists,
    heroProducts: frozen(heroProductIds.flatMap((id) => productById.get(id) ?? [])),
    productsWithSlug: (slug) => productsBySlug.get(slug) ?? noProducts,
    officesWithPincode: (pincode) =>
      postalDirectory
        ? postalDirectory.officesWithPincode(pincode)
        : ((officesByPincode ??= byPincode(postOffices())).get(pincode) ?? []),
  };
}

function byPincode(offices: readonly PostOffice[]): Map<string, PostOffice[]> {
  const grouped = new Map<string, PostOffice[]>();
  for (const office of offices) {
    const neighbours = grouped.get(office.Pincode);
    if (neighbours) neighbours.push(office);
    else grouped.set(office.Pincode, [office]);
  }
  return grouped;
}
