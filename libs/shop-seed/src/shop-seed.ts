import type { operationTable } from '@shop/api-contract/generated/operations';
import type { PostOffice } from '@shop/api-contract/model';
import type { OperationId, Parameters, SuccessBody } from '@shop/api-contract/operation';
import { academyCategories, academyFiles } from './academy/academy.seed.ts';
import { categories } from './catalogue/categories.seed.ts';
import { offerCategories, offers } from './catalogue/offers.seed.ts';
import { heroProductIds, products } from './catalogue/products.seed.ts';
import { postOffices } from './postal/post-offices.seed.ts';
import { resourceCategories, resourceFiles } from './resources/resources.seed.ts';

/** Calls that return a list, without token and parameters. */
export type ListCall = {
  [Id in OperationId]: [(typeof operationTable)[Id]['bearer'], Parameters<Id>, SuccessBody<Id>] extends [
    false,
    undefined,
    unknown[],
  ]
    ? Id
    : never;
}[OperationId];

/** The constant content of a shop. */
export interface Seed {
  /** By call. */
  readonly lists: { readonly [Id in ListCall]: SuccessBody<Id> };
  /** Called once, at the first lookup. */
  readonly postOffices: () => readonly PostOffice[];
}

/** The shop's content by default. */
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
