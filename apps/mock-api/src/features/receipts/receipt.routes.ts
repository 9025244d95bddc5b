import type { OutsideAnswer, OutsideRoute } from '../../outside-route.ts';
import { receiptScript, receiptStyle } from './receipt-assets.content.ts';
import { receiptNotFoundPage, receiptPage } from './receipt-page.ts';
import type { Html } from './html.ts';

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  // Whoever has the address can read the receipt: it must not leak to another site.
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

export const receiptRoutes: readonly OutsideRoute[] = [
  {
    method: 'GET',
    url: '/customer/bill-print/:token',
    why: 'The receipt on the portal host (specification, section 7), opened by the order’s own token.',
    answer({ path }, { store }) {
      const found = store.read(({ orders, customers }) => {
        const order = orders.withReceiptToken(path['token'] ?? '');
        return order && { order, customer: customers.withNumber(order.customer) };
      });
      return found
        ? sendPage(200, receiptPage(found.order, found.customer?.name ?? ''))
        : sendPage(404, receiptNotFoundPage());
    },
  },
  asset('/customer/receipt.css', 'text/css', receiptStyle),
  asset('/customer/receipt.js', 'text/javascript', receiptScript),
];

function sendPage(status: number, { markup }: Html): OutsideAnswer {
  return { status, headers: pageHeaders, body: markup };
}

function asset(url: string, type: string, body: string): OutsideRoute {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
  return {
    method: 'GET',
    url,
    why: 'Looks and print button of the receipt.',
    answer: () => ({ status: 200, headers, body }),
  };
}
