import { useStore } from 'react-redux';
import { runtimeConfig } from '../../shared/env.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { selectLines, type StateWithCart } from '../cart/cart.slice.ts';
import { useRequireOffice } from '../delivery-location/use-require-office.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { selectToken, selectUser, type StateWithSession } from '../session/session.slice.ts';
import { checkoutApi, LAST_PAYMENT } from './checkout.api.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { PayDependencies } from './pay.ts';
import { readCreatedOrder, readVerdict } from './payment-calls.ts';
import { configuredProvider } from './payment-window/configured-provider.ts';
import { openCheckoutScript } from './payment-window/open-checkout-script.ts';
import { pendingPayments } from './pending-payments.ts';
import type { ResumeDependencies } from './resume.ts';

type Dependencies = PayDependencies & ResumeDependencies;

const { createOrder, validatePayment } = checkoutApi.endpoints;
const { listOrders } = ordersApi.endpoints;

/** What paying needs of the rest of the shop: its calls, the payment window, browser storage. */
export function usePaymentDependencies(onStep: PayDependencies['onStep']): Dependencies {
  const dispatch = useAppDispatch();
  const store = useStore<StateWithSession & StateWithCart>();
  const requireOffice = useRequireOffice();
  const storage = dispatch((_dispatch, _getState, services): ShopStorage => services.storage);

  return {
    onStep,
    requireOffice,
    pending: pendingPayments(storage),
    createOrder: async (body) => {
      const provider = runtimeConfig().paymentProvider;
      return readCreatedOrder(await dispatch(createOrder.initiate({ provider, body }, { track: false })));
    },
    validate: async (body) => {
      const provider = runtimeConfig().paymentProvider;
      return readVerdict(await dispatch(validatePayment.initiate({ provider, body }, { fixedCacheKey: LAST_PAYMENT })));
    },
    listOrders: async () => {
      const token = selectToken(store.getState());
      if (token === null) return null;
      const { data } = await dispatch(listOrders.initiate({ token }, { forceRefetch: true, subscribe: false }));
      return data ?? null;
    },
    openWindow: (orderId, total) => {
      const state = store.getState();
      const { name = '', email = '', mobile = '' } = selectUser(state) ?? {};
      return openCheckoutScript(configuredProvider(), {
        orderId,
        amountInPaise: total,
        description: checkoutMessages.purpose(checkoutMessages.items(selectLines(state).length)),
        payer: { name, email, mobile },
      });
    },
  };
}
