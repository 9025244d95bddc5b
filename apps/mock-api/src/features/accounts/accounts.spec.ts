// spec-map: 2.16.7, 3.3.5, 6.1.10
import { shopOfTest } from '../../testing/open-shop.ts';

let now = Date.UTC(2026, 0, 1);
const shop = shopOfTest({ clock: { now: () => now }, tokenLifetime: 60_000 });

const ravi = { email: 'Ravi@Example.org', password: 'ashwagandha', name: '  Ravi Kumar ', mobile: '9000000002' };
const logIn = (email: string, password: string) => shop.call('login', { body: { email, password } });

describe('login', () => {
  it.each(['demo@vanaveda.example', 'DEMO@Vanaveda.Example', 'VV100001', 'vv100001', ' VV100001 '])(
    'logs in the demo customer as %j',
    async (login) => {
      const { status, body } = await logIn(login, 'demo1234');
      expect(status).toBe(200);
      expect(body).toEqual({ statusCode: 200, token: expect.stringMatching(/^vv_[A-Za-z0-9]{43}$/) as string });
    },
  );

  it('issues a new valid token each time, and does not store it in plain text', async () => {
    const tokens = await Promise.all([shop.logIn(), shop.logIn()]);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect((await shop.call('getUser', undefined, token)).status).toBe(200);
      expect(shop.world.store.sessions.withFingerprint(token)).toBeUndefined();
    }
  });

  it('responds the same to an unknown account and to the stored hash as password', async () => {
    const hash = shop.world.store.customers.withNumber(1)?.passwordHash ?? '';
    const unknown = ['nobody@vanaveda.example', 'VV999999', 'demo'];
    const noIds = ['VV100000', '100001', 'VV 100001', 'VV100001x', 'XVV100001'];
    for (const login of ['VV100001', ...unknown, ...noIds]) {
      const { status, body } = await logIn(login, login === 'VV100001' ? hash : 'demo1234');
      expect(status).toBe(401);
      expect(body).toEqual({ statusCode: 401, error: 'The customer id or password is not correct.' });
    }
  });

  it('verifies a password for an unknown account, too', async () => {
    const verify = jest.spyOn(shop.world.passwords, 'verify');
    await logIn('nobody@vanaveda.example', 'wrong');
    expect(verify).toHaveBeenCalledWith('wrong', undefined);
  });
});

describe('a token', () => {
  it('expires', async () => {
    const token = await shop.logIn();
    now += 59_999;
    expect((await shop.call('getUser', undefined, token)).status).toBe(200);
    now += 1;
    expect((await shop.call('getUser', undefined, token)).status).toBe(401);
  });

  it('is accepted with any spelling of Bearer only', async () => {
    const token = await shop.logIn();
    const status = async (authorization: string) =>
      (await shop.app.inject({ url: '/api/user', headers: { authorization } })).statusCode;

    for (const scheme of ['Bearer ', 'bearer  ', 'BEARER ']) expect(await status(scheme + token)).toBe(200);
    for (const wrong of [token, `Basic ${token}`, `Bearer ${token} x`, `Bearer`]) expect(await status(wrong)).toBe(401);
  });
});

describe('register', () => {
  it('creates an account with a hashed password, returns its customer id and signs in', async () => {
    const { status, body } = await shop.call('register', { body: ravi });
    expect(status).toBe(200);
    const message = 'Welcome to Vanaveda, Ravi Kumar. Your customer id is VV100002.';
    expect(body).toMatchObject({ scode: true, message });

    const token = 'token' in body ? body.token : '';
    const { mobile, email } = ravi;
    const user = await shop.call('getUser', undefined, token);
    expect(user.body).toEqual({ name: 'Ravi Kumar', mobile, email, phone: mobile });
    expect((await logIn('VV100002', ravi.password)).status).toBe(200);
    expect((await logIn('ravi@example.ORG', ravi.password)).status).toBe(200);
    expect(shop.world.store.customers.withEmail(ravi.email)?.passwordHash).toMatch(/^pbkdf2\$16\$[0-9a-f$]+$/);
  });

  it('creates one account for fifty concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => shop.call('register', { body: ravi })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(49).fill(409)]);
    expect(shop.world.store.customers.lastNumber()).toBe(2);
  });

  it.each([
    [{ name: ' ' }, 'Please enter your full name.'],
    [{ name: '\u200b' }, 'Please enter your full name.'],
    [{ email: 'ravi@example', mobile: '1' }, 'Please enter a valid email address.'],
    [{ mobile: 9000000002 }, 'Please enter a valid mobile number.'],
    [{ password: '12345' }, 'Password should be at least 6 characters.'],
    [{ referrer: 'x' }, 'This registration could not be accepted. Please check every field.'],
  ])('rejects %j with the message of the form’s first broken rule', async (change, message) => {
    const { status, body } = await shop.call('register', { body: { ...ravi, ...change } as typeof ravi });
    expect(status).toBe(422);
    expect(body).toEqual({ scode: false, message });
    expect(shop.world.store.customers.lastNumber()).toBe(1);
  });
});
