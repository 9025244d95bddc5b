import { combineSlices, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { cartSlice, storedCart } from '../features/cart/cart.slice.ts';
import { paymentSlice, storedPayments } from '../features/checkout/payment.slice.ts';
import { deliveryLocationSlice, storedOffice } from '../features/delivery-location/delivery-location.slice.ts';
import { sessionSlice, storedSession } from '../features/session/session.slice.ts';
import { shopApi } from '../shared/api/shop-api.ts';
import type { RootState, ShopServices } from '../shared/app-store.ts';
import { followStorage } from '../shared/storage/stored-state.ts';

const reducer = combineSlices(cartSlice, deliveryLocationSlice, paymentSlice, sessionSlice, shopApi) satisfies Reducer<
  RootState,
  UnknownAction,
  Partial<RootState>
>;

const developmentCheck = {
  // Responses are large; checking them on every action slows development.
  ignoredPaths: [shopApi.reducerPath],
  // Check times depend on the machine's load.
  warnAfter: Infinity,
};

/** RTK Query's cache, by endpoint and argument. */
export type StoredQueries = ReturnType<typeof shopApi.reducer>['queries'];

/**
 * The Redux store, made per render for prerendering; independent of the browser.
 *
 * @param queries what the cache holds at first; RTK Query completes its part
 */
export function makeStore(services: ShopServices, queries: StoredQueries = {}) {
  return configureStore({
    reducer,
    preloadedState: { shopApi: { queries } } as Parameters<typeof reducer>[0],
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: developmentCheck,
        immutableCheck: developmentCheck,
      }).concat(
        shopApi.middleware,
        followStorage(services.storage, [storedCart(), storedOffice, storedPayments, storedSession]),
      ),
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
