import { catalogueApi } from '../features/catalogue/catalogue.api.ts';
import { downloadsApi } from '../features/downloads/downloads.api.ts';
import { pageLoader } from '../shared/page-loader.ts';

const { listProducts, listCategories, listHeroProducts, listOffers, listOfferCategories, getProduct } =
  catalogueApi.endpoints;
const { builtCards, builtRelated, builtQuestions, builtPrices } = catalogueApi.endpoints;
const { listAcademyFiles, listAcademyCategories, listResourceFiles, listResourceCategories } = downloadsApi.endpoints;

/** What pages fetch before they are shown. Not in the pages' modules, which are replaced on an edit and keep their state. */
export const loaders = {
  home: pageLoader(() => [listCategories.initiate(), listHeroProducts.initiate()]),
  products: pageLoader((_, isBuild) => [
    isBuild ? builtCards.initiate() : listProducts.initiate(),
    listCategories.initiate(),
  ]),
  product: pageLoader(({ slug = '' }, isBuild) => [
    getProduct.initiate(slug),
    listOffers.initiate(),
    isBuild ? builtRelated.initiate(slug) : listProducts.initiate(),
  ]),
  /** An empty cart shows what sells. */
  cart: pageLoader(() => [listHeroProducts.initiate()]),
  offers: pageLoader((_, isBuild) => [
    listOffers.initiate(),
    listOfferCategories.initiate(),
    isBuild ? builtPrices.initiate() : listProducts.initiate(),
  ]),
  academy: pageLoader(() => [listAcademyFiles.initiate(), listAcademyCategories.initiate()]),
  resources: pageLoader(() => [listResourceFiles.initiate(), listResourceCategories.initiate()]),
  faq: pageLoader((_, isBuild) => [isBuild ? builtQuestions.initiate() : listProducts.initiate()]),
};
