import { academyCategories, academyFiles } from '../features/academy/academy.seed.ts';
import { categories } from '../features/catalogue/categories.seed.ts';
import { offerCategories, offers } from '../features/catalogue/offers.seed.ts';
import { heroProductIds, products } from '../features/catalogue/products.seed.ts';
import { postOffices } from '../features/postal/post-offices.seed.ts';
import { resourceCategories, resourceFiles } from '../features/resources/resources.seed.ts';
import type { Seed } from '../world/seed.ts';

/** The default content of every world. */
export const shopSeed: Seed = {
  lists: {
    listCategories: categories,
    listProducts: products,
    listHeroProducts: heroProductIds.flatMap((id) => products.find((product) => product.id === id) ?? []),
    listOfferCategories: offerCategories,
    listOffers: offers,
    listAcademyCategories: academyCategories,
    listAcademyFiles: academyFiles,
    listResourceCategories: resourceCategories,
    listResourceFiles: resourceFiles,
  },
  postOffices,
};
