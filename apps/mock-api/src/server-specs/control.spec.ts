import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { control, shop } from './control.fixture.ts';

describe('the control calls', () => {
  it('list, create, copy, reset and delete worlds', async () => {
    expect(await control('POST', '/worlds', { name: 'one', seed: 'monsoon' })).toMatchObject({
      status: 201,
      body: {
        name: 'one',
        seed: 'monsoon',
        isKept: false,
        clock: { now: '2026-01-05T04:30:00.000Z', isRunning: false },
        situations: [],
        customers: 1,
        orders: expect.any(Number) as number,
      },
    });
    expect((await control('POST', '/worlds', { name: 'two', from: 'one' })).status).toBe(201);
    expect(await control('GET', '/worlds')).toMatchObject({
      body: { worlds: [{ name: 'default' }, { name: 'one' }, { name: 'two' }] },
    });
    expect((await control('POST', '/worlds/one/reset')).status).toBe(200);
    expect((await control('DELETE', '/worlds/two')).status).toBe(204);
    expect((await control('GET', '/worlds/two')).status).toBe(404);
    expect((await control('DELETE', '/worlds/default')).status).toBe(409);
    expect((await control('POST', '/worlds', { name: 'one' })).status).toBe(409);
    expect((await control('POST', '/worlds', { name: 'No' })).status).toBe(400);
    expect(await control('POST', '/worlds', { name: 1, x: 2 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'name' }, { field: 'x' }] },
    });
  });

  it('switch situations on and off in one world', async () => {
    const on = await control('POST', '/worlds/one/situations', { situation: 'catalogue-down', times: 2 });
    expect(on).toEqual({
      status: 201,
      body: { id: 'catalogue-down', title: 'Products and categories do not load', remaining: 2 },
    });
    await control('POST', '/worlds/one/situations', { operation: 'getUser', status: 503 });
    await control('POST', '/worlds/one/situations', { latency: '1-2' });
    const ids = (await control('GET', '/worlds/one')).body as { situations: { id: string }[] };
    expect(ids.situations.map(({ id }) => id)).toEqual(['catalogue-down', 'getUser:503', 'latency:1-2']);

    const list = () => shop.app.inject({ url: '/__world/one/api/v1/all-products' });
    expect([(await list()).statusCode, (await list()).statusCode, (await list()).statusCode]).toEqual([503, 503, 200]);
    expect((await shop.app.inject({ url: '/api/v1/all-products' })).statusCode).toBe(200);

    expect((await control('DELETE', '/worlds/one/situations/getUser:503')).status).toBe(204);
    expect((await control('DELETE', '/worlds/one/situations/getUser:503')).status).toBe(404);
    expect((await control('DELETE', '/worlds/one/situations')).status).toBe(204);
    expect((await control('GET', '/worlds/one')).body).toMatchObject({ situations: [] });
  });

  it.each([
    { situation: 'nonsense' },
    { operation: 'getUser', status: 418 },
    { operation: 'nobody', status: 200 },
    { latency: 'long' },
    { situation: 'offline', times: 0 },
    {},
  ])('reject an invalid situation: %j', async (change) => {
    const { status, body } = await control('POST', '/worlds/one/situations', change);
    expect([status, body]).toEqual([400, expect.objectContaining({ detail: expect.any(String) as string })]);
  });

  it('move a world’s clock forward, so that logins expire', async () => {
    const token = await shop.logIn();
    expect((await shop.call('getUser', {}, token)).status).toBe(200);
    await control('POST', '/worlds/default/clock', { advance: 31 * 24 * 60 * 60 * 1000 });
    expect((await shop.call('getUser', {}, token)).status).toBe(401);

    const stopped = await control('POST', '/worlds/default/clock', { isRunning: false });
    expect(stopped.body).toMatchObject({ isRunning: false });
    expect(await control('POST', '/worlds/default/clock', { advance: 0 })).toEqual({ ...stopped });
    expect((await control('POST', '/worlds/default/clock', { advance: -1 })).status).toBe(400);
  });

  it('show requests and responses, secrets masked', async () => {
    await shop.app.inject({ url: '/api/v1/categories', headers: { 'x-mock-world': 'other' } });
    await shop.logIn();
    const all = (await control('GET', '/exchanges')).body as { exchanges: { id: number }[]; last: number };
    expect(all.exchanges).toMatchObject([
      { world: 'other', operationId: 'listCategories', status: 200, because: [], violations: [] },
      { world: 'default', operationId: 'login', method: 'POST', url: '/api/v1/login' },
    ]);
    const login = await control('GET', `/exchanges/${all.last}`);
    expect(login.body).toMatchObject({
      request: { email: demoCustomer.email, password: '•••' },
      answer: { statusCode: 200, token: '•••' },
    });
    expect(await control('GET', `/exchanges?world=other&after=0`)).toMatchObject({ body: { exchanges: [{ id: 1 }] } });
    expect((await control('GET', '/coverage')).body).toEqual({
      operations: { listCategories: { 200: 1 }, login: { 200: 1 } },
      violations: 0,
      fields: {},
    });
    await control('DELETE', '/exchanges');
    expect((await control('GET', '/exchanges')).body).toMatchObject({ exchanges: [] });
    expect((await control('GET', '/exchanges/1')).status).toBe(404);
  });

  it('collect the fields of requests and responses on request', async () => {
    expect((await control('POST', '/coverage/fields')).status).toBe(204);
    await shop.logIn();
    await shop.call('listOfferCategories');
    await shop.call('listOfferCategories');
    expect((await control('GET', '/coverage')).body).toMatchObject({
      fields: {
        login: { request: ['email', 'password'], 200: ['statusCode', 'token'] },
        listOfferCategories: { 200: ['[].id', '[].name'] },
      },
    });
  });

  it('set up a provider state in a world, and reset it afterwards', async () => {
    const states = (body: object) => control('POST', '/worlds/pact/provider-states', body);
    const signedIn = await states({ state: 'the demo customer is signed in', action: 'setup', consumer: 'storefront' });
    const { token } = signedIn.body as { token: string };
    const user = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await shop.app.inject({ url: '/__world/pact/api/user', headers })).statusCode;
    };
    expect(await user()).toBe(200);
    expect(await states({ state: 'the demo customer is signed in', action: 'teardown' })).toMatchObject({
      status: 200,
    });
    expect(await user()).toBe(401);

    expect(await states({ state: 'the shop is closed' })).toMatchObject({
      status: 404,
      body: { detail: 'There is no provider state "the shop is closed".' },
    });
    expect(await states({ state: 'the server has a fault', params: { operation: 'listTickets' } })).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('listTickets') as string },
    });
  });
});
