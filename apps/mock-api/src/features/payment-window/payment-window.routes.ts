import { extraProblem, type ExtraResponse } from '@shop/mock-engine/engine/definition';
import type { ExtraRoute } from '../../world/operation.ts';
import { listInstruments } from './instruments.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';
import { takePayment } from './take-payment.ts';

/** What the test payment provider answers beside its files: instruments, time and payments. */
export const paymentWindowRoutes: readonly ExtraRoute[] = [
  {
    method: 'GET',
    url: '/mockpay/instruments',
    respond: () => json({ instruments: listInstruments() }, 'no-cache'),
  },
  {
    method: 'GET',
    url: '/mockpay/clock',
    respond: (_request, { clock }) => json({ now: clock.now() }, 'no-store'),
  },
  {
    method: 'POST',
    url: '/mockpay/payments',
    respond: async ({ body, variant }, world) => {
      const payment = await takePayment(body, world, variant);
      if (payment.status !== 'malformed') return json(payment, 'no-store');
      return extraProblem(400, { detail: messages.malformed, errors: payment.errors });
    },
  },
];

function json(body: unknown, caching: 'no-cache' | 'no-store'): ExtraResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': caching },
    body: JSON.stringify(body),
  };
}
