import { shopRules } from '../shop/situations.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';

let shop: Shop;
let address: string;
beforeAll(async () => {
  shop = await openShop();
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => shop.world.situations.clear());
afterAll(() => shop.app.close());

const get = (situation: string, path = '/api/v1/all-products') =>
  fetch(address + path, { headers: { 'x-mock-situation': situation, 'accept-encoding': 'identity' } });

/** Node's code for why there is no answer; Jest's realm has another Error than fetch. */
const causeOf = (request: Promise<Response>): Promise<string | undefined> =>
  request.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );

describe('a line that', () => {
  it('is reset looks reset', async () => {
    expect(await causeOf(get('offline'))).toBe('ECONNRESET');
  });

  it('closes without an answer looks closed', async () => {
    expect(await causeOf(get('empty-answers'))).toBe('UND_ERR_SOCKET');
  });

  it('brings garbage brings no answer', async () => {
    await expect(get('garbled-answers')).rejects.toThrow('fetch failed');
  });

  it('is slow still brings every byte', async () => {
    const [slow, fast] = await Promise.all([get('fast-3g, catalogue-empty'), get('fast-3g', '/mockpay/checkout.js')]);
    expect(await slow.text()).toBe('[]');
    const script = await shop.app.inject({ url: '/mockpay/checkout.js' });
    expect(await fast.text()).toBe(script.body);
    expect(fast.headers.get('content-length')).toBe(String(Buffer.byteLength(script.body)));
  });

  it('keeps silent lets the server stop all the same', async () => {
    const other = await openShop();
    const arrived = new Promise<void>((resolve) => other.app.server.once('request', () => resolve()));
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const silent = fetch(`${url}/pincode/208001`, { headers: { 'x-mock-situation': 'pincode-silent' } });
    await arrived;
    await other.app.close();
    expect((await silent).status).toBe(200);
  });

  it('was broken on purpose breaks no later one', async () => {
    const rule = shopRules.situation('offline');
    if (rule.ok) shop.world.situations.switchOn(rule.rule, 1);
    await expect(fetch(`${address}/api/v1/categories`)).rejects.toThrow();
    expect((await fetch(`${address}/api/v1/categories`)).status).toBe(200);
  });
});
