import type { Product } from '@shop/api-contract/model';
import { readComposition } from '@shop/domain/catalogue/composition';
import { shopApi, type ListRequest } from '../../shared/api/shop-api.ts';
import { listHook } from '../../shared/api/use-lists.ts';
import { productList } from '../catalogue/catalogue.api.ts';

const planted = ({ id, product_details }: Product) => ({
  id,
  plants: readComposition(product_details)?.plants.map(({ name, binomial }) => ({ name, binomial })) ?? [],
});

/** The plants of each product, for searches; apart from the catalogue's calls, since few pages need them. */
const plantsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    listPlants: build.query<ReturnType<typeof planted>[], ListRequest>(productList('listProducts', planted)),
  }),
});

export const usePlants = listHook(plantsApi.useListPlantsQuery);
