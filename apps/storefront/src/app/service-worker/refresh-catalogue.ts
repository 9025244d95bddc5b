import { needsToken, shopApi } from '../../shared/api/shop-api.ts';
import type { AppDispatch } from '../../shared/use-app-dispatch.ts';
import type { RootState } from '../store.ts';

/** Refetches the public data on the page, since the network has newer data. */
export function refreshCatalogue(dispatch: AppDispatch): void {
  const endpoints = shopApi.endpoints as Record<string, { initiate: (arg: unknown, options: object) => never }>;
  dispatch((_dispatch, getState) => {
    const { queries } = (getState() as RootState).shopApi;
    for (const query of Object.values(queries)) {
      if (query?.data === undefined || needsToken(query.endpointName)) continue;
      const endpoint = endpoints[query.endpointName];
      if (endpoint) dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
    }
  });
}
