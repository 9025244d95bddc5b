import { openShop, type Shop } from '../../testing/open-shop.ts';
import { goodOrder, mockpay } from '../../testing/orders.ts';
import { harFile } from '@shop/mock-engine/recordings/har';
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

  it('forwards every call and its response, but not its own tools, and marks them', async () => {
    const token = await recorder.shop.register('ravi@vanaveda.example');
    const ravi = ({ world }: Shop) => world.store.customers.withEmail('ravi@vanaveda.example');
    expect([ravi(real), ravi(recorder.shop)]).toEqual([expect.anything(), undefined]);
    const { body } = await recorder.shop.call('getUser', {}, token);
    expect(body).toMatchObject({ email: 'ravi@vanaveda.example' });
    expect((await recorder.shop.call('createOrder', { path: mockpay, body: goodOrder }, token)).status).toBe(200);
    expect((await recorder.shop.call('getProduct', { path: { slug: 'no such/product' } })).body).toEqual([]);
    expect((await recorder.shop.call('lookupPincode', { path: { pincode: '208001' } })).status).toBe(200);
    await recorder.get('/__mock/health');
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
});
