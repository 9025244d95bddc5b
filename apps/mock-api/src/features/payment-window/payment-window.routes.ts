import { extraProblem, type ExtraResponse } from '@shop/mock-engine/engine/extra-route';
import { matchesEtag } from '@shop/mock-engine/http/http';
import type { ExtraRoute } from '../../world/operation.ts';
import { sha256 } from '../../world/sha256.ts';
import type { BrowserFile } from './browser-file.ts';
import { listInstruments } from './instruments.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';
import { takePayment } from './take-payment.ts';

/** The test payment provider: checkout script, window, instruments and payments. */
export function paymentWindowRoutes(files: readonly BrowserFile[]): ExtraRoute[] {
  return [
    ...files.map(fileRoute),
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
}

function fileRoute(file: BrowserFile): ExtraRoute {
  return {
    method: 'GET',
    url: `/mockpay/${file.name}`,
    respond: async ({ headers: asked }) => {
      const { body } = file;
      const etag = `"${await sha256(new TextDecoder().decode(body))}"`;
      const headers = { ...file.headers, etag };
      if (matchesEtag(asked['if-none-match'], etag)) return { status: 304, headers, body: '' };
      return { status: 200, headers, body };
    },
  };
}

function json(body: unknown, caching: 'no-cache' | 'no-store'): ExtraResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': caching },
    body: JSON.stringify(body),
  };
}
