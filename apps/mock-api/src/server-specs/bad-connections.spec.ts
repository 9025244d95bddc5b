import { openShop, type Shop } from '../testing/open-shop.ts';

let shop: Shop;
let address: string;
beforeAll(async () => {
  shop = await openShop();
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.app.close());

const get = (situation: string, path = '/api/v1/all-products') =>
  fetch(address + path, { headers: { 'x-mock-situation': situation, 'accept-encoding': 'identity' } });

/** Node's error code; fetch's Error is from another realm than Jest's. */
const causeOf = (request: Promise<Response>): Promise<string | undefined> =>
  request.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );

describe('a connection that', () => {
  it('is reset fails with ECONNRESET', async () => {
    expect(await causeOf(get('offline'))).toBe('ECONNRESET');
  });

  it('closes without a response fails with a socket error', async () => {
    expect(await causeOf(get('empty-answers'))).toBe('UND_ERR_SOCKET');
  });

  it('sends invalid HTTP fails', async () => {
    await expect(get('garbled-answers')).rejects.toThrow('fetch failed');
  });

  it('is slow delivers every byte', async () => {
    const [slow, fast] = await Promise.all([get('fast-3g, catalogue-empty'), get('fast-3g', '/mockpay/checkout.js')]);
    expect(await slow.text()).toBe('[]');
    const script = await shop.app.inject({ url: '/mockpay/checkout.js' });
    expect(await fast.text()).toBe(script.body);
    expect(fast.headers.get('content-length')).toBe(String(Buffer.byteLength(script.body)));
  });

  it('never responds does not keep the server from stopping', async () => {
    const other = await openShop();
    const arrived = new Promise<void>((resolve) => other.app.server.once('request', () => resolve()));
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const silent = fetch(`${url}/pincode/208001`, { headers: { 'x-mock-situation': 'pincode-silent' } });
    await arrived;
    await other.app.close();
    expect((await silent).status).toBe(200);
  });
});
