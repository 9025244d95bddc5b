import { pastOrders } from '@shop/shop-seed/accounts/demo-customer.seed';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { goodOrder, kanpur, placeOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.app.close());

const open = (token: string) => shop.app.inject({ url: `/customer/bill-print/${token}` });

describe('the receipt', () => {
  it.each(pastOrders)('of $outcome order $id shows its lines and status', async ({ id, receiptToken, outcome }) => {
    const { statusCode, headers, body } = await open(receiptToken);
    const order = shop.world.store.orders.withId(id);

    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(id);
    expect(body).toContain('Asha Verma');
    expect(body).toContain('Uttar Pradesh 208001');
    expect(body).toContain(`data-status="${outcome}"`);
    for (const { title } of order?.lines ?? []) expect(body).toContain(title.replaceAll("'", '&#39;'));
  });

  it('shows the order’s totals', async () => {
    const { body } = await open('rcpt_Demo5oW2yHx8CkVa6Jt3Sl');
    const { summary } = shop.world.store.orders.withReceiptToken('rcpt_Demo5oW2yHx8CkVa6Jt3Sl') ?? {};
    const total = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(
      (summary?.total ?? 0) / 100,
    );
    expect(body).toContain(`<dd>${total}</dd>`);
    expect(body).toContain('Free Shipping');
  });

  it('escapes customer input', async () => {
    const name = `<script>alert('1')</script>"&`;
    const response = await shop.call('register', {
      body: { name, email: 'x@x.example', password: 'secret1', mobile: '9000000009' },
    });
    const token = 'token' in response.body ? response.body.token : '';
    const address = JSON.stringify({ ...kanpur, Name: '<img src=x onerror=alert(1)>' });
    const id = await placeOrder(shop, token, { ...goodOrder, address });
    const { receiptToken = '' } = shop.world.store.orders.withId(id) ?? {};

    const { body } = await open(receiptToken);
    expect(body).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toMatch(/<img|<script>/);
  });

  it('has a strict content security policy and sends no referrer', async () => {
    const { headers } = await open('rcpt_Demo5oW2yHx8CkVa6Jt3Sl');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; font-src 'self'; img-src/,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has styles for screen and print, and no script', async () => {
    const { body } = await open('rcpt_Demo5oW2yHx8CkVa6Jt3Sl');
    const style = await shop.app.inject({ url: '/customer/receipt.css' });
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(style.body).toMatch(/size: A4.*@media print/s);
    expect(body).not.toContain('<script');
  });

  it.each(['rcpt_unknown', 'order_Demo5Xm7NcRb4Pv', '%3Cscript%3E', 'x'.repeat(5000)])(
    'is not found for %s',
    async (token) => {
      const { statusCode, headers, body } = await open(token);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('Receipt not found');
      expect(body).not.toContain('<script');
    },
  );
});
