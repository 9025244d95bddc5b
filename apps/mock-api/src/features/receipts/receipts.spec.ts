// spec-map: 7.2.3
import { pastOrders } from '@shop/shop-seed/accounts/demo-customer.seed';
import { shopOfFile } from '../../testing/open-shop.ts';
import { closedReport, goodOrder, kanpur, paidReport, placeOrder, report } from '../../testing/orders.ts';

const shop = shopOfFile();
let token: string;
beforeAll(async () => (token = await shop.register('invoice@vanaveda.example')));

const open = (token: string) => shop.app.inject({ url: `/customer/bill-print/${token}` });

/** One product at 18 % (three pieces) and one at 5 %. */
const cart = [46, 4].map((product, index) => ({ product, quantity: 3 - index, type: 'product' as const }));
const place = (address: object = {}, customer = token) =>
  placeOrder(shop, customer, { ...goodOrder, cart, address: JSON.stringify({ ...kanpur, ...address }) });
const pay = async (id: string, payment: string) => report(shop, token, await paidReport(shop, id, payment));
const orderOf = (id: string) => {
  const order = shop.world.store.orders.withId(id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
};
/** The page's text with normalised spaces. */
async function read(id: string): Promise<string> {
  const { body } = await open(orderOf(id).receiptToken);
  const text = body.slice(body.indexOf('<body>')).replace(/<[^>]+>/g, ' ');
  return text.replace(/\s+/g, ' ');
}
const rupees = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);

describe('the receipt', () => {
  it.each(pastOrders)(
    'of $outcome order $id shows its lines, totals and status',
    async ({ id, receiptToken, outcome }) => {
      const { statusCode, headers, body } = await open(receiptToken);
      const { lines, summary } = orderOf(id);

      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain(id);
      expect(body).toContain('Asha Verma');
      expect(body).toContain('Uttar Pradesh 208001');
      expect(body).toContain(`data-status="${outcome}"`);
      for (const { title } of lines) expect(body).toContain(title.replaceAll("'", '&#39;'));
      expect(body).toContain(`<dd>${rupees(summary.total)}</dd>`);
      expect(body).toContain(`<dd>${summary.shipping === 0 ? 'Free Shipping' : rupees(summary.shipping)}</dd>`);
    },
  );

  it('escapes customer input', async () => {
    const name = `<script>alert('1')</script>"&`;
    const response = await shop.call('register', {
      body: { name, email: 'x@x.example', password: 'secret1', mobile: '9000000009' },
    });
    const customer = 'token' in response.body ? response.body.token : '';
    const id = await place({ Name: '<img src=x onerror=alert(1)>', Line1: '<script>alert(2)</script>' }, customer);

    const { body } = await open(orderOf(id).receiptToken);
    expect(body).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(body).not.toMatch(/<img|<script>/);
  });

  it('shows where the parcel goes: the lines that were filled in, in any script, around the office', async () => {
    const lines = { Recipient: 'आशा वर्मा', Mobile: '9000000001', Line1: '१४, वनस्पति गली', Landmark: '🌳 Seed bank' };
    expect(await read(await place(lines))).toContain(
      'Deliver to आशा वर्मा १४, वनस्पति गली 🌳 Seed bank Kanpur Uttar Pradesh 208001 India 9000000001 Item',
    );
  });

  it('has styles for screen and print, a print button with its script, a strict content security policy, and sends no referrer', async () => {
    const { headers, body } = await open('rcpt_Demo5oW2yHx8CkVa6Jt3Sl');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src/,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const style = await shop.app.inject({ url: '/customer/receipt.css' });
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.body).toMatch(/size: A4.*@media print {.*button { display: none; }/s);
    expect(body).toMatch(/<button id="print" type="button" hidden>Print or save as PDF<\/button>/);
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="../receipt.js" defer>']);
    const script = await shop.app.inject({ url: '/customer/receipt.js' });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each(['order_Demo5Xm7NcRb4Pv', '%3Cscript%3E', 'x'.repeat(5000)])('is not found for %s', async (token) => {
    const { statusCode, headers, body } = await open(token);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Receipt not found');
    expect(body).not.toContain('<script');
  });
});

describe('the receipt of an order', () => {
  it('that is paid is a tax invoice with number, date, place of supply, a sample GSTIN, and each tax split into CGST and SGST, but no taxable value', async () => {
    const id = await place();
    await pay(id, `pay_${id}`);
    const text = await read(id);

    expect(text).toContain('Tax invoice');
    expect(text).toContain(`Invoice number ${id.replace('order_', '')} Invoice date`);
    expect(text).toContain('Place of supply Uttar Pradesh');
    expect(text).toMatch(/GSTIN 09SAMPL0000E0Z0 Sample/);
    expect(text).not.toMatch(/not a tax invoice|refund|IGST/);
    // The formula takes tax of prices that include it.
    expect(text.replace('no taxable value is stated', '')).not.toMatch(/taxable value|before tax/i);

    const { lines, summary } = orderOf(id);
    expect(new Set(lines.map(({ gstPercent }) => gstPercent)).size).toBe(2);
    for (const { quantity, unitPrice, gstPercent, tax, lineTotal } of lines) {
      const price = rupees(unitPrice);
      expect(text).toContain(`${quantity} ${price} ${gstPercent} % ${rupees(tax)} ${rupees(lineTotal)}`);
      const half = `${gstPercent / 2} % ${rupees(tax / 2)}`;
      expect(text).toContain(`${gstPercent} % ${rupees(lineTotal)} ${half} ${half} ${rupees(tax)}`);
    }
    const half = rupees(summary.tax / 2);
    expect(text).toContain(`All rates ${rupees(summary.subtotal)} ${half} ${half} ${rupees(summary.tax)}`);
  });

  it('from another state has IGST', async () => {
    const id = await place({ State: 'Madhya Pradesh' });
    const text = await read(id);

    for (const { gstPercent, tax, lineTotal } of orderOf(id).lines)
      expect(text).toContain(`${gstPercent} % ${rupees(lineTotal)} ${gstPercent} % ${rupees(tax)} ${rupees(tax)}`);
    expect(text).toContain('Place of supply Madhya Pradesh');
    expect(text).not.toMatch(/CGST|SGST/);
  });

  it('that awaits payment is not marked as paid or as a tax invoice', async () => {
    const text = await read(await place());
    expect(text).toContain('Pro forma invoice');
    expect(text).toContain('Payment Awaiting payment');
    expect(text).toContain('This order has not been paid for. This is not a tax invoice.');
    expect(text).toContain('Deliver to Kanpur Uttar Pradesh 208001 India Item');
    expect(text).not.toMatch(/Invoice number|Invoice date|Payment Paid/);
  });

  it.each([
    ['Cancelled', 'The payment was cancelled and the order is closed: nothing is owed.', 'Pro forma invoice'],
    ['timedout', 'The payment ran out of time and the order is closed: nothing is owed.', 'Pro forma invoice'],
    ['failed', 'The payment failed and the order is closed: nothing is owed.', 'Pro forma invoice'],
    ['paid', 'Payment Paid', 'Tax invoice'],
  ] as const)('that is %s says so, and that a later payment is recorded for refund', async (status, words, title) => {
    const id = await place();
    await (status === 'paid' ? pay(id, `first_${id}`) : report(shop, token, closedReport(status, id)));
    expect(await read(id)).toContain(words);
    expect(await read(id)).not.toContain('refund');

    await pay(id, `late_${id}`);
    const text = await read(id);
    expect(text).toContain(`${rupees(orderOf(id).summary.total)} arrived on`);
    expect(text).toContain(`It is recorded for refund as late_${id}.`);
    expect(text).toContain(title);
  });
});
