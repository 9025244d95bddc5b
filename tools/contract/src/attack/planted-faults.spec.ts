import { readContract } from '../read-contract.ts';
import { attack } from './attack.ts';
import type { AttackAnswer, AttackRequest, Target } from './exchange.ts';
import { json } from './judge-answer.ts';
import { runningShop, type RunningShop } from './running-shop.ts';

const contract = readContract();

let shop: RunningShop;
beforeEach(async () => (shop = await runningShop()));
afterEach(() => shop.close());

type Send = (request: AttackRequest) => Promise<AttackAnswer>;

/** The same server with a fault between it and its customers. */
const faulty = (fault: (request: AttackRequest, send: Send) => Promise<AttackAnswer>): Target => ({
  ...shop,
  open() {
    const within = shop.open();
    return { ...within, send: (request) => fault(request, (passed) => within.send(passed)) };
  },
});

async function find(target: Target): Promise<{ faults: string; curl: readonly string[] }> {
  const result = await attack({ contract, target, requests: 20_000, seed: 5 });
  if (result.ok) throw new Error('The fault was not found.');
  return { faults: result.faults.join('\n'), curl: result.curl };
}

const problem = (status: number) => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ type: 'about:blank', title: 'Odd', status }),
});

describe('the attack finds, and shrinks to the command lines that show it,', () => {
  it('a handler that throws on an emoji', async () => {
    const { passwords } = shop.api.world;
    const hash = passwords.hash.bind(passwords);
    jest.spyOn(passwords, 'hash').mockImplementation((password) => {
      if (/\p{Extended_Pictographic}/u.test(password)) throw new Error('cannot hash this');
      return hash(password);
    });
    const { faults, curl } = await find(shop);

    expect(faults).toMatch(/^register answered 500/);
    expect(faults).toContain('cannot hash this');
    expect(curl).toHaveLength(1);
    expect(curl[0]).toMatch(
      /^curl -si -X POST 'http:\/\/localhost:3333\/api\/v1\/register' .*\p{Extended_Pictographic}/u,
    );
  });

  it('a limit that is not enforced', async () => {
    const { faults, curl } = await find(
      faulty((request, send) =>
        send({ ...request, body: request.body?.replace(/"quantity":4[1-9]/, '"quantity":40') }),
      ),
    );

    expect(faults).toMatch(/createOrder answered 200 instead of 400: the body breaks .*quantity/);
    expect(curl).toHaveLength(2);
    expect(curl[0]).toMatch(/^TOKEN=\$\(curl .*register/);
    expect(curl[1]).toMatch(/-H "authorization: Bearer \$TOKEN" .*"quantity":4[1-9]/);
  });

  it('a limit that is stricter than it says', async () => {
    const { faults, curl } = await find(
      faulty(async (request, send) => {
        const isLong = String((json(request.body ?? '') as { name?: unknown } | undefined)?.name).length > 60;
        return isLong && request.url === '/api/v1/register'
          ? {
              ...problem(422),
              headers: { 'content-type': 'application/json' },
              body: '{"scode":false,"message":"Too long"}',
            }
          : send(request);
      }),
    );

    expect(faults).toMatch(/register answered 422 instead of 200: the contract allows this request/);
    expect(curl).toHaveLength(1);
  });

  it('a status that is not declared', async () => {
    const { faults, curl } = await find(
      faulty(async (request, send) => {
        const answer = await send(request);
        return answer.status === 409 ? problem(418) : answer;
      }),
    );

    expect(faults).toMatch(/^register answered 418, which openapi.yaml does not declare/);
    expect(curl.length).toBeLessThanOrEqual(3);
  });

  it.each<[string, (answer: AttackAnswer) => AttackAnswer, RegExp]>([
    [
      'a header that is left out',
      ({ headers, ...answer }) => ({
        ...answer,
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'www-authenticate')),
      }),
      /401: the header www-authenticate is missing/,
    ],
    [
      'a problem sent as plain JSON',
      ({ headers, ...answer }) => ({
        ...answer,
        headers: answer.status === 401 ? { ...headers, 'content-type': 'application/json' } : headers,
      }),
      /401: sent as "application\/json", declared as application\/problem\+json/,
    ],
    [
      'a field too many',
      (answer) => ({ ...answer, body: answer.body.replace(/^\{"name"/, '{"passwordHash":"x","name"') }),
      /getUser 200: the body must NOT have additional properties \("passwordHash"\)/,
    ],
    [
      'an order that is forgotten',
      (answer) => ({ ...answer, body: answer.body.startsWith('[{"id":"order_') ? '[]' : answer.body }),
      /the list of orders is \[\], but by what was answered before/,
    ],
  ])('%s', async (_, fault, finding) => {
    const { faults, curl } = await find(faulty(async (request, send) => fault(await send(request))));

    expect(faults).toMatch(finding);
    expect(curl.length).toBeLessThanOrEqual(3);
  });

  it('a token that is not checked', async () => {
    const good: string[] = [];
    const { faults } = await find(
      faulty(async ({ headers, ...request }, send) => {
        const { authorization } = headers;
        const isForged = authorization?.startsWith('Bearer ') && !good.some((token) => authorization.endsWith(token));
        const [latest] = good.slice(-1);
        const passed = isForged && latest !== undefined ? { ...headers, authorization: `Bearer ${latest}` } : headers;
        const answer = await send({ ...request, headers: passed });
        good.push(...[(Object(json(answer.body)) as { token?: string }).token].filter((token) => token !== undefined));
        return answer;
      }),
    );

    expect(faults).toMatch(/answered \d+ instead of 401: the token of .* is nobody's/);
  });
});
