import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { shopOfTest } from '../../testing/open-shop.ts';
import { MAX_ACCOUNTS } from '../../world/login-limit.ts';

let now = Date.UTC(2026, 0, 1);
const shop = shopOfTest({ clock: { now: () => now } });

async function logIn(email: string, password: string, world = 'default') {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { 'x-mock-world': world },
    payload: { email, password },
  });
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], body: response.json<object>() };
}

async function guess(times: number, email: (turn: number) => string) {
  const statuses = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await logIn(email(turn), `guess-${turn}`)).status);
  return statuses;
}

const advance = (minutes: number) =>
  shop.app.inject({ method: 'POST', url: '/__mock/worlds/default/clock', payload: { advance: minutes * 60_000 } });
const { email: demo, password: right } = demoCustomer;
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

it.each([
  ['a customer', demo, demo.toUpperCase(), ` ${demo}`, 'VV100001', 'vv100001', ' VV100001 '],
  ['an unknown e-mail address', 'nobody@vanaveda.example', ' Nobody@vanaveda.example'],
  ['an unknown customer id', 'VV100002', 'vv000100002 '],
])('the login limit rejects %s in any spelling after ten wrong passwords', async (_, ...spellings) => {
  expect(await guess(12, (turn) => spellings[turn % spellings.length]!)).toEqual([...times(10, 401), 429, 429]);
  const detail = 'Too many wrong passwords. Please try again in 10 minutes.';
  const body = { title: 'Too Many Requests', status: 429, detail };
  for (const login of spellings)
    expect(await logIn(login, right)).toMatchObject({ status: 429, retryAfter: '600', body });
});

it('the login limit does not affect other customers and other worlds', async () => {
  await shop.register('ravi@vanaveda.example');
  await guess(10, () => demo);
  expect((await logIn('ravi@vanaveda.example', 'ashwagandha')).status).toBe(200);
  expect((await logIn(demo, right, 'other')).status).toBe(200);
});

it('the login limit ends after ten minutes by the world’s clock', async () => {
  await guess(1, () => demo);
  await advance(9);
  await guess(9, () => demo);
  expect(await logIn(demo, right)).toMatchObject({
    retryAfter: '60',
    body: { detail: 'Too many wrong passwords. Please try again in 1 minute.' },
  });
  await advance(1);
  expect((await logIn(demo, right)).status).toBe(200);
  // A login resets the account: ten more attempts.
  expect(await guess(11, () => demo)).toEqual([...times(10, 401), 429]);
});

it('the login limit forgets the oldest of very many accounts', () => {
  const { loginLimit } = shop.world;
  for (let turn = 0; turn < 10; turn += 1) loginLimit.failed('nobody');
  for (let other = 0; other < MAX_ACCOUNTS; other += 1) loginLimit.failed(other);
  expect(loginLimit.wait('nobody')).toBe(0);
});

it('the login limit does not lock out a customer whose id was tried before it existed', async () => {
  await guess(10, () => 'VV100002');
  await shop.register('ravi@vanaveda.example');
  expect((await logIn('VV100002', 'ashwagandha')).status).toBe(200);
});

it('the login limit forgets wrong passwords of the future after the clock was put back', async () => {
  await guess(10, () => demo);
  now -= 40 * 24 * 60 * 60_000;
  expect((await logIn(demo, right)).status).toBe(200);
});

it('the login limit applies to concurrent attempts', async () => {
  const guesses = Array.from({ length: 30 }, (_, turn) => logIn(demo, turn === 29 ? right : `guess-${turn}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...times(10, 401), ...times(20, 429)]);
});
