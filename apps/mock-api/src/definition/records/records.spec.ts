import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { shopOfTest } from '../../testing/open-shop.ts';
import { placeOrder } from '../../testing/orders.ts';

const shop = shopOfTest();

/** A call of the control API. */
async function control(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  const response = await shop.app.inject({ method, url: `/__mock${path}`, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

/** The default world's records of a kind. */
async function records(kind: string) {
  const { kinds } = (await control('GET', '/worlds/default/records')).body as { kinds: { name: string }[] };
  return kinds.find(({ name }) => name === kind);
}

const change = (record: string, payload: object) => control('PATCH', `/worlds/default/records/${record}`, payload);

it('the control API shows and changes customers by the rules of the shop', async () => {
  await shop.register('ravi@vanaveda.example');
  expect(await records('customers')).toMatchObject({
    total: 2,
    records: [{ id: '2', values: { email: 'ravi@vanaveda.example' } }, { id: '1' }],
  });
  const changed = await change('customers/2', { name: 'Ravi K', password: 'brahmi2' });
  expect(changed).toMatchObject({ status: 200, body: { title: 'Ravi K', values: { customerId: 'VV100002' } } });
  const { body } = await shop.call('login', { body: { email: 'ravi@vanaveda.example', password: 'brahmi2' } });
  expect(body).toMatchObject({ statusCode: 200 });

  expect(await change('customers/2', { email: demoCustomer.email })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'email' }] },
  });
  expect(await change('customers/2', { mobile: '1' })).toMatchObject({
    status: 422,
    body: { detail: 'Please enter a valid mobile number.', errors: [{ field: 'mobile' }] },
  });
  expect((await change('customers/9', { name: 'x' })).status).toBe(404);
});

it('the control API keeps each of two concurrent changes of a customer', async () => {
  await Promise.all([
    change('customers/1', { name: 'Demo Devi', password: 'brahmi2' }),
    change('customers/1', { mobile: '9000000009' }),
  ]);
  expect(await records('customers')).toMatchObject({
    records: [{ values: { name: 'Demo Devi', mobile: '9000000009' } }],
  });
});

it('the control API shows and changes orders', async () => {
  const token = await shop.logIn();
  const id = await placeOrder(shop, token);
  expect(await records('orders')).toMatchObject({
    records: [{ id, values: { customer: 'customer 1', status: 'created', payments: [] } }, {}, {}, {}, {}, {}],
  });
  expect(await change(`orders/${id}`, { status: 'paid' })).toMatchObject({
    body: { id, values: { status: 'paid' } },
  });
  const [newest] = (await shop.call('listOrders', {}, token)).body as object[];
  expect(newest).toMatchObject({ id, payment_status: 'paid' });
  expect((await change(`orders/${id}`, { status: 'gone' })).status).toBe(400);
  expect((await change('orders/order_none', { status: 'paid' })).status).toBe(404);
});

it('the control API sets up a provider state in a world, and resets it afterwards', async () => {
  const states = (body: object) => control('POST', '/worlds/pact/provider-states', body);
  const signedIn = { state: 'the demo customer is signed in', action: 'setup', consumer: 'storefront' };
  const { body } = await states(signedIn);
  const user = async () => {
    const headers = { authorization: `Bearer ${String(body['token'])}` };
    return (await shop.app.inject({ url: '/__world/pact/api/user', headers })).statusCode;
  };
  expect(await user()).toBe(200);
  expect((await states({ ...signedIn, action: 'teardown' })).status).toBe(200);
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
