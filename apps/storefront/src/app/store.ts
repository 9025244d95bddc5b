import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { cartSlice, selectLines } from '../features/cart/cart.slice.ts';
import { browsingSlice, selectKeptBrowsing } from '../features/catalogue/browsing.slice.ts';
import { paymentSlice, selectKeptPayments } from '../features/checkout/payment.slice.ts';
import {
  deliveryLocationSlice,
  selectKeptAddresses,
  selectOffice,
} from '../features/delivery/delivery-location.slice.ts';
import { isSessionEnd, selectToken, selectUser, sessionSlice } from '../features/session/session.slice.ts';
import { accountApi, shopApi } from '../shared/api/shop-api.ts';
import { keepStored, storageChanged, type ShopStorage } from '../shared/storage/shop-storage.ts';

const reducer = combineSlices(
  cartSlice,
  browsingSlice,
  deliveryLocationSlice,
  paymentSlice,
  sessionSlice,
  shopApi,
  accountApi,
);

const developmentCheck = {
  // Responses are large; checking them on every action slows development.
  ignoredPaths: [shopApi.reducerPath, accountApi.reducerPath],
  // Check times depend on the machine's load.
  warnAfter: Infinity,
};

export type StoredQueries = ReturnType<typeof shopApi.reducer>['queries'];

/**
 * The Redux store, made per render for prerendering; independent of the browser.
 *
 * @param queries what the cache holds at first; RTK Query completes its part
 */
export function makeStore({ storage }: { storage: ShopStorage }, queries: StoredQueries = {}) {
  const listener = createListenerMiddleware<RootState>();
  keepStored(listener, storage, {
    // First: the others of a session are stored where its token is.
    token: selectToken,
    user: selectUser,
    cart: selectLines,
    selectedOffice: selectOffice,
    addressLines: selectKeptAddresses,
    browsing: selectKeptBrowsing,
    orderId: ({ payment: { order } }) => order && order.orderId,
    price: ({ payment: { order } }) => order && order.price,
    pendingPayment: selectKeptPayments,
    hasSignedIn: ({ session }) => (session.hasSignedIn ? 'yes' : null),
  });
  listener.startListening({
    predicate: (_, now, before) => selectToken(now) !== selectToken(before),
    effect: (_, { dispatch }) => void dispatch(accountApi.util.resetApiState()),
  });
  // The end of a session clears what was stored; where another tab has ended it, keepStored clears this one's visit.
  listener.startListening({
    matcher: isSessionEnd,
    effect: (_, { dispatch }) => {
      storage.forget('session');
      storage.forget('visit');
      dispatch(storageChanged());
    },
  });

  return configureStore({
    reducer,
    preloadedState: { shopApi: { queries } } as Parameters<typeof reducer>[0],
    middleware: (defaults) =>
      defaults({ serializableCheck: developmentCheck, immutableCheck: developmentCheck })
        .prepend(listener.middleware)
        .concat(shopApi.middleware, accountApi.middleware),
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof reducer>;
