import { shopContract } from '../../definition/contract.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { goodOrder, mockpay } from '../../testing/orders.ts';
import { harFile } from '@shop/mock-engine/recordings/har';
import { readHar } from '@shop/mock-engine/recordings/read-har';
import { openRecorder, type Recorder } from './recorder.fixture.ts';

let recorder: Recorder;
beforeEach(async () => (recorder = await openRecorder()));
afterEach(() => recorder.close());

describe('recording a real API', () => {
  let real: Shop;
  let address: string;
  beforeEach(async () => {
    real = await openShop();
    address = await real.app.listen({ port: 0, host: '127.0.0.1' });
    recorder.recordFrom(`${address}/api/`, address);
  });
  afterEach(() => real.app.close());

  it('forwards every call and its response, and marks it', async () => {
    const token = await recorder.shop.register('ravi@vanaveda.example');
    const ravi = ({ world }: Shop) => world.store.customers.withEmail('ravi@vanaveda.example');
    expect([ravi(real), ravi(recorder.shop)]).toEqual([expect.anything(), undefined]);
    const { body } = await recorder.shop.call('getUser', {}, token);
    expect(body).toMatchObject({ email: 'ravi@vanaveda.example' });
    expect((await recorder.shop.call('createOrder', { path: mockpay, body: goodOrder }, token)).status).toBe(200);
    expect((await recorder.shop.call('getProduct', { path: { slug: 'no such/product' } })).body).toEqual([]);
    expect((await recorder.shop.call('lookupPincode', { path: { pincode: '208001' } })).status).toBe(200);
    const refused = await recorder.shop.call('getUser', {}, 'no-token');
    expect([refused.status, refused.response.headers['www-authenticate']]).toEqual([401, 'Bearer']);

    expect(real.requestLog.list().map(({ operationId }) => operationId)).toEqual(
      recorder.seen.map(({ operationId }) => operationId),
    );
    expect(recorder.shop.requestLog.list()).toMatchObject(
      recorder.seen.map(() => ({ because: ['real-api'], violations: [] })),
    );
  });

  it('writes valid HAR entries without secrets', async () => {
    const token = await recorder.shop.logIn();
    await recorder.shop.call('listOrders', {}, token);
    await recorder.get('/customer/bill-print/rcpt_Demo5oW2yHx8CkVa6Jt3Sl');
    expect(harFile.safeParse({ log: { entries: recorder.entries() } }).error).toBeUndefined();
    expect(recorder.entries()).toMatchObject([
      {
        time: expect.any(Number) as number,
        request: {
          method: 'POST',
          url: `${address}/api/v1/login`,
          postData: { text: expect.stringContaining('•••') as string },
        },
        response: { status: 200, content: { text: '{"statusCode":200,"token":"•••"}' } },
        timings: { send: 0 },
        _operationId: 'login',
      },
      { request: { headers: expect.arrayContaining([{ name: 'authorization', value: '•••' }]) as [] } },
      {
        request: { url: `${address}/customer/bill-print/***` },
        response: { content: { text: expect.stringContaining('<html') as string } },
      },
    ]);
    const written = JSON.stringify(recorder.entries());
    for (const secret of [token, 'demo1234', 'rcpt_Demo5oW2yHx8CkVa6Jt3Sl']) expect(written).not.toContain(secret);
  });

  it('forwards requests for pictures, and falls back to its own', async () => {
    const picture = await recorder.get('/custom/images/products/new/vv001.jpg?w=320');
    const ownPicture = await real.app.inject('/custom/images/products/new/vv001.jpg?w=320');
    expect(picture.rawPayload.equals(ownPicture.rawPayload)).toBe(true);
    expect(recorder.entries()).toMatchObject([
      { response: { content: { mimeType: 'image/webp', encoding: 'base64' } } },
    ]);

    await real.app.inject({
      method: 'POST',
      url: '/__mock/worlds/default/situations',
      payload: { situation: 'pictures-missing' },
    });
    expect((await recorder.get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
    expect(recorder.seen).toHaveLength(1);
  });

  it('does not record its own tools', async () => {
    await recorder.get('/__mock/health');
    expect([recorder.seen, real.requestLog.list()]).toEqual([[], []]);
  });

  it('creates a recording that replays the same responses', async () => {
    const token = await recorder.shop.logIn();
    const urls = ['/api/v1/all-products', '/api/user', '/api/v1/orders', '/pincode/208001', '/api/v1/get-product/x'];
    const headers = { authorization: `Bearer ${token}` };
    const before = [];
    for (const url of urls) before.push((await recorder.get(url, headers)).json<unknown>());
    const reading = readHar({ log: { version: '1.2', entries: recorder.entries() } }, 'real', shopContract);
    if (!reading.ok) throw new Error(reading.detail);
    expect(reading.recording.leftOut).toEqual([]);

    const other = await openShop();
    const har = { log: { version: '1.2', entries: recorder.entries() } };
    await other.app.inject({ method: 'POST', url: '/__mock/worlds/default/recordings?strict=true', payload: har });
    for (const [index, url] of urls.entries()) {
      const again = (await other.app.inject(url)).body;
      expect(again).toBe(JSON.stringify(before[index]).replace(/"rcpt_\w+"/g, '"•••"'));
    }
    await other.app.close();
  });

  it('is overridden by a situation that is switched on later', async () => {
    await recorder.shop.app.inject({
      method: 'POST',
      url: '/__mock/worlds/default/situations',
      payload: { situation: 'catalogue-down' },
    });
    expect((await recorder.get('/api/v1/categories')).statusCode).toBe(503);
    expect((await recorder.get('/api/v1/all-offers')).statusCode).toBe(200);
    expect(recorder.seen.map(({ operationId }) => operationId)).toEqual(['listOffers']);
  });
});
