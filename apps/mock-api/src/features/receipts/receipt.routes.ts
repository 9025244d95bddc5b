import type { ExtraResponse } from '@shop/mock-engine/engine/definition';
import type { ExtraRoute } from '../../world/operation.ts';
import type { Html } from './html.ts';
import { receiptScript, receiptStyle } from './receipt-files.content.ts';
import { receiptNotFoundPage, receiptPage } from './receipt-page.ts';

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  // The URL gives access to the receipt, so it must not leak to another site.
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

export const receiptRoutes: readonly ExtraRoute[] = [
  {
    method: 'GET',
    url: '/customer/bill-print/:token',
    respond({ path }, { store }) {
      const order = store.orders.withReceiptToken(path['token'] ?? '');
      if (!order) return sendPage(404, receiptNotFoundPage());
      const customer = store.customers.withNumber(order.customer);
      return sendPage(200, receiptPage({ order, customer, payments: store.payments.ofOrder(order.id) }));
    },
  },
  {
    method: 'GET',
    url: '/customer/receipt.css',
    respond: () => sendFile('text/css', receiptStyle),
  },
  {
    method: 'GET',
    url: '/customer/receipt.js',
    respond: () => sendFile('text/javascript', receiptScript),
  },
];

function sendFile(type: string, body: string): ExtraResponse {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }, body };
}

function sendPage(status: number, { markup }: Html): ExtraResponse {
  return { status, headers: pageHeaders, body: markup };
}
