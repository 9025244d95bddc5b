import { matchPath } from 'react-router-dom';
import { academyApi } from '../../features/academy/academy.api.ts';
import { catalogueApi } from '../../features/catalogue/catalogue.api.ts';
import { offersApi } from '../../features/offers/offers.api.ts';
import { resourcesApi } from '../../features/resources/resources.api.ts';
import { paths } from '../../shared/paths.ts';
import type { ShopStore } from '../store.ts';

const { listCategories, listHeroProducts, listProducts, getProduct } = catalogueApi.endpoints;
const { listOfferCategories, listOffers } = offersApi.endpoints;
const { listAcademyCategories, listAcademyFiles } = academyApi.endpoints;
const { listResourceCategories, listResourceFiles } = resourcesApi.endpoints;

interface PageNeeds {
  /** A route's pattern. */
  route: string;
  /** Shows another thing with a query. */
  readsQuery?: boolean;
  /** Shows, as soon as it is alive, what the build does not see: an empty cart. */
  showsMore?: boolean;
  /** Asks the API for what the page shows first. */
  ask: (dispatch: ShopStore['dispatch'], slug: string) => readonly { unwrap: () => Promise<unknown> }[];
}

const needs: readonly PageNeeds[] = [
  {
    route: paths.home,
    ask: (dispatch) => [dispatch(listCategories.initiate()), dispatch(listHeroProducts.initiate())],
  },
  {
    route: paths.products,
    readsQuery: true,
    ask: (dispatch) => [dispatch(listProducts.initiate()), dispatch(listCategories.initiate())],
  },
  { route: paths.product(':slug').replace('%3A', ':'), ask: (dispatch, slug) => [dispatch(getProduct.initiate(slug))] },
  {
    route: paths.offers,
    readsQuery: true,
    ask: (dispatch) => [dispatch(listOffers.initiate()), dispatch(listOfferCategories.initiate())],
  },
  {
    route: paths.academy,
    readsQuery: true,
    ask: (dispatch) => [dispatch(listAcademyFiles.initiate()), dispatch(listAcademyCategories.initiate())],
  },
  {
    route: paths.resources,
    readsQuery: true,
    ask: (dispatch) => [dispatch(listResourceFiles.initiate()), dispatch(listResourceCategories.initiate())],
  },
  { route: paths.cart, showsMore: true, ask: () => [] },
];

/** Pages of text alone. They look alike, see `RenderedPage.route`. */
const textPage: PageNeeds = { route: '*', ask: () => [] };

/** What a page shows first: which calls it makes, and whether a query changes it. */
export function needsOf(path: string): PageNeeds & { slug: string } {
  for (const page of needs) {
    const match = matchPath(page.route, path);
    if (match) return { ...page, slug: match.params.slug ?? '' };
  }
  return { ...textPage, slug: '' };
}
