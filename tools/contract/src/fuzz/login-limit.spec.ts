import { callNamed, readContract } from '../openapi.ts';
import { checkResponse } from './check-response.ts';
import { newModel, type Sent } from './shop-model.ts';
import { startFuzzTarget, type FuzzAnswer } from './fuzz-target.ts';

const call = callNamed(readContract().whole, 'login');
const known = () => newModel({ items: [], address: '', isOffice: () => true });
const wrong = (email: string): Sent => {
  const body = { email, password: 'a guess' };
  return { call, path: {}, mediaType: 'application/json', bodyText: JSON.stringify(body), body, caller: undefined };
};
const ravi = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi', mobile: '9000000002' };
const refused: FuzzAnswer = {
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: '{"statusCode":401,"error":"Wrong"}',
};

it('the fuzz knows the rate limit of an account', async () => {
  const target = await startFuzzTarget();
  const [shop, shopAsKnown] = [target.open(), known()];
  const statuses: number[] = [];
  const headers = { 'content-type': 'application/json' };
  await shop.send({ method: 'POST', url: '/api/v1/register', headers, body: JSON.stringify(ravi) });
  shopAsKnown.customers.push({ ...ravi, orders: [] });
  const guess = async (email: string) => {
    const sent = wrong(email);
    const answer = await shop.send({ method: 'POST', url: '/api/v1/login', headers, body: sent.bodyText });
    statuses.push(answer.status);
    expect(checkResponse(sent, answer, shopAsKnown)).toEqual([]);
  };
  for (let turn = 0; turn < 12; turn += 1) await guess(turn % 2 ? 'ravi@example.org' : 'RAVI@example.org');
  for (let turn = 0; turn < 12; turn += 1) await guess('nobody@example.org');
  expect(statuses.map((status) => status === 429)).toEqual(
    Array.from({ length: 24 }, (_, turn) => turn === 10 || turn === 11),
  );
  await target.close();
});

it('the fuzz finds a server that does not limit password guesses', () => {
  const shop = known();
  shop.customers.push({ ...ravi, orders: [] });
  const faults = Array.from({ length: 11 }, () => checkResponse(wrong('ravi@example.org'), refused, shop));
  expect(faults.map(({ length }) => length)).toEqual([...Array.from({ length: 10 }, () => 0), 1]);
  expect(faults.at(-1)).toEqual(['login answered 401 instead of 429: the contract allows this request']);
});
