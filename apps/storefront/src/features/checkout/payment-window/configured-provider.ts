import type { PaymentProvider } from '@shop/api-contract/model';
import { runtimeConfig } from '../../../shared/env.ts';
import { mockpay } from './mockpay.ts';
import type { PaymentProviderScript } from './payment-window.ts';
import { razorpay } from './razorpay.ts';

const providers: Record<PaymentProvider, PaymentProviderScript> = { mockpay, razorpay };

/** The provider that the deployment pays with. */
export const configuredProvider = (): PaymentProviderScript => providers[runtimeConfig().paymentProvider];
