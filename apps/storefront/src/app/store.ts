import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { startCartPersistence } from '../features/cart/cart.persistence.ts';
import { cartSlice } from '../features/cart/cart.slice.ts';
import { startPaymentPersistence } from '../features/checkout/payment.persistence.ts';
import { paymentSlice } from '../features/checkout/payment.slice.ts';
import { startOfficePersistence } from '../features/delivery-location/delivery-location.persistence.ts';
import { deliveryLocationSlice } from '../features/delivery-location/delivery-location.slice.ts';
import { startSessionPersistence } from '../features/session/session.persistence.ts';
import { sessionSlice } from '../features/session/session.slice.ts';
import { shopApi } from '../shared/api/shop-api.ts';
import type { AppDispatch, RootState, ShopServices } from '../shared/app-store.ts';

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

/** The Redux store, made per render for prerendering; independent of the browser. */
export function makeStore(services: ShopServices) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, ShopServices>({ extra: services });
  startCartPersistence(listeners);
  startOfficePersistence(listeners);
  startPaymentPersistence(listeners);
  startSessionPersistence(listeners);

  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: developmentCheck,
        immutableCheck: developmentCheck,
      })
        .prepend(listeners.middleware)
        .concat(shopApi.middleware),
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
