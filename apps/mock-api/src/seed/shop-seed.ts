import { academyCategories, academyFiles } from '../features/academy/academy.seed.ts';
import { categories } from '../features/catalogue/categories.seed.ts';
import { offerCategories, offers } from '../features/catalogue/offers.seed.ts';
import { heroProductIds, products } from '../features/catalogue/products.seed.ts';
import { postOffices } from '../features/postal/post-offices.seed.ts';
import { resourceCategories, resourceFiles } from '../features/resources/resources.seed.ts';
import type { Seed } from '../world/seed.ts';

/** The shop as it comes: what every world begins with unless told otherwise. */
export const shopSeed: Seed = {
  categories,
  products,
  heroProductIds,
  offerCategories,
  offers,
  academyCategories,
  academyFiles,
  resourceCategories,
  resourceFiles,
  postOffices,
};
