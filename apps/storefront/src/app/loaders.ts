import { downloadsApi } from '../features/downloads/downloads.api.ts';
import { catalogueApi } from '../features/catalogue/catalogue.api.ts';
import { promotions } from '../features/home/promotions.content.ts';
import { pageLoader } from '../shared/page-loader.ts';

const { listProducts, listCategories, listHeroProducts, listQuestions, listPrices, getProduct, listRelated } =
  catalogueApi.endpoints;
const { listOffers, listOfferCategories } = catalogueApi.endpoints;
const { listAcademyFiles, listAcademyCategories, listResourceFiles, listResourceCategories } = downloadsApi.endpoints;

/** What pages fetch before they are shown. Not in the pages' modules, which are replaced on an edit and keep their state. */
export const loaders = {
  home: pageLoader(() => [
    listCategories.initiate(),
    listHeroProducts.initiate(),
    ...promotions.map(({ slug }) => getProduct.initiate(slug)),
  ]),
  products: pageLoader(() => [listProducts.initiate(), listCategories.initiate()]),
  product: pageLoader(({ slug = '' }, isBuild) => [
    getProduct.initiate(slug),
    listOffers.initiate(),
    // A browser takes them from the catalogue, which it keeps.
    ...(isBuild ? [listRelated.initiate(slug)] : []),
  ]),
  /** An empty cart shows what sells. */
  cart: pageLoader(() => [listHeroProducts.initiate()]),
  offers: pageLoader(() => [listOffers.initiate(), listOfferCategories.initiate(), listPrices.initiate()]),
  academy: pageLoader(() => [listAcademyFiles.initiate(), listAcademyCategories.initiate()]),
  resources: pageLoader(() => [listResourceFiles.initiate(), listResourceCategories.initiate()]),
  faq: pageLoader(() => [listQuestions.initiate()]),
};
