import { shopApi } from '../../shared/api/shop-api.ts';
import type { ShopStore } from '../store.ts';
import type { PreloadedResponse } from './preloaded-state.ts';

/** Refetches what was preloaded: prices may have changed since the build. */
export function refetchPreloaded(store: ShopStore, answers: readonly PreloadedResponse[]): void {
  const endpoints = shopApi.endpoints as Record<string, { initiate: (arg: unknown, options: object) => never }>;
  for (const { endpointName, arg } of answers) {
    const endpoint = endpoints[endpointName];
    if (endpoint) store.dispatch(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }));
  }
}
