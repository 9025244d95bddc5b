import { openShop, type Shop } from '../testing/open-shop.ts';
import { EVENTS_URL } from '@shop/mock-engine/fastify/events';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ corsOrigins: ['https://preview.example'], controlHosts: ['shop.local'] });
});
afterEach(() => shop.app.close());

const signIn = { state: 'the demo customer is signed in' };

/** Asks for a token of the demo customer, as a verifier of pacts does. */
async function work(headers: Record<string, string>, remoteAddress = '127.0.0.1', one = shop) {
  const url = '/__mock/worlds/default/provider-states';
  const answer = await one.app.inject({ method: 'POST', url, headers, remoteAddress, payload: signIn });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() };
}

describe('the control API', () => {
  it.each([
    'https://evil.example',
    'http://203.0.113.9',
    'null',
    'https://localhost.evil.example',
    'https://preview.example:444',
  ])('refuses a page of %s', async (origin) => {
    expect(await work({ origin })).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/other sites/) as string },
    });
  });

  it('refuses a page of another site that hides its origin', async () => {
    expect(await work({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });

  it.each<Record<string, string>>([
    { origin: 'http://localhost:4200' },
    { origin: 'https://preview.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://shop.local:4200', host: 'shop.local:3333' },
    { origin: 'http://192.168.1.7:3333', host: '192.168.1.7:3333' },
    { host: '[::1]:3333' },
    { host: 'LOCALHOST' },
  ])('is worked by %j', async (headers) => {
    expect(await work(headers)).toMatchObject({ status: 200, body: { token: expect.any(String) as string } });
  });

  it.each(['/__mock/worlds', '/__mock/exchanges', '/__mock/coverage', EVENTS_URL])(
    'answers nothing at %s under a name that somebody made lead here',
    async (url) => {
      const answer = await shop.app.inject({ url, headers: { host: 'rebound.example:3333' } });
      expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('--allow-host')]);
    },
  );

  it('gives no token under such a name, although page and server are one origin then', async () => {
    const rebound = { host: 'rebound.example', origin: 'http://rebound.example', 'sec-fetch-site': 'same-origin' };
    const { status, body } = await work(rebound);
    expect([status, body['token']]).toEqual([403, undefined]);
  });

  it('refuses another machine, which may shop', async () => {
    expect(await work({}, '192.168.1.9')).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('--control-token') as string },
    });
    const shopping = await shop.app.inject({ url: '/api/v1/categories', remoteAddress: '192.168.1.9' });
    expect(shopping.statusCode).toBe(200);
    expect(await work({}, '::ffff:127.0.0.1')).toMatchObject({ status: 200 });
  });

  it('with a token, asks everybody for it', async () => {
    const guarded = await openShop({ controlToken: 'kew-garden' });
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    const statuses = [];
    for (const headers of [{}, basic('qa:kew'), { authorization: 'Bearer kew-garden-x' }])
      statuses.push((await work(headers, '127.0.0.1', guarded)).status);
    for (const headers of [{ authorization: 'Bearer kew-garden' }, basic('qa:kew-garden')])
      statuses.push((await work(headers, '192.168.1.9', guarded)).status);
    expect(statuses).toEqual([401, 401, 401, 200, 200]);
    expect((await work({}, '127.0.0.1', guarded)).headers['www-authenticate']).toMatch(/^Basic realm=/);
    await guarded.app.close();
  });
});
