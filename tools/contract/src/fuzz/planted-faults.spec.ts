import { parsedJson } from '../json.ts';
import { readContract } from '../openapi.ts';
import { fuzz } from './fuzz.ts';
import { startFuzzTarget, type FuzzAnswer, type FuzzRequest, type FuzzTarget } from './fuzz-target.ts';

const { whole } = readContract();

let shop: FuzzTarget;
beforeEach(async () => (shop = await startFuzzTarget()));
afterEach(() => shop.close());

type Send = (request: FuzzRequest) => Promise<FuzzAnswer>;

type Fault = (request: FuzzRequest, send: Send) => Promise<FuzzAnswer>;

/** The server with a fault between it and its clients. */
const faulty = (fault: Fault): FuzzTarget => ({
  ...shop,
  open() {
    const within = shop.open();
    return { ...within, send: (request) => fault(request, (passed) => within.send(passed)) };
  },
});

async function find(fault?: Fault): Promise<{ faults: string; curl: readonly string[] }> {
  const { finding } = await fuzz({ whole, target: fault ? faulty(fault) : shop, requests: 20_000, seed: 5 });
  if (!finding) throw new Error('The fault was not found.');
  return { faults: finding.faults.join('\n'), curl: finding.curl };
}

const tokenIn = ({ body }: FuzzAnswer) => (Object(parsedJson(body)) as { token?: string }).token;

const asJson = { 'content-type': 'application/json' };
const problem = (status: number) => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ type: 'about:blank', title: 'Odd', status }),
});

describe('the fuzz finds, and reduces to curl commands,', () => {
  it('a handler that throws on an emoji', async () => {
    const { passwords } = shop.api.world;
    const hash = passwords.hash.bind(passwords);
    jest.spyOn(passwords, 'hash').mockImplementation((password) => {
      if (/\p{Extended_Pictographic}/u.test(password)) throw new Error('cannot hash this');
      return hash(password);
    });
    const { faults, curl } = await find();

    expect(faults).toMatch(/^register answered 500/);
    expect(faults).toContain('cannot hash this');
    expect(curl).toHaveLength(1);
    expect(curl[0]).toMatch(
      /^curl -si -X POST 'http:\/\/localhost:3333\/api\/v1\/register' .*\p{Extended_Pictographic}/u,
    );
  });

  it('a limit that is not enforced', async () => {
    const { faults, curl } = await find((request, send) =>
      send({ ...request, body: request.body?.replace(/"quantity":4[1-9]/, '"quantity":40') }),
    );

    expect(faults).toMatch(/createOrder answered 200 instead of 400: the body breaks .*quantity/);
    expect(curl).toHaveLength(2);
    expect(curl[0]).toMatch(/^TOKEN=\$\(curl .*register/);
    expect(curl[1]).toMatch(/-H "authorization: Bearer \$TOKEN" .*"quantity":4[1-9]/);
  });

  it('a limit that is stricter than it says', async () => {
    const { faults, curl } = await find(async (request, send) => {
      const isLong = String((parsedJson(request.body ?? '') as { name?: unknown } | undefined)?.name).length > 60;
      return isLong && request.url === '/api/v1/register'
        ? { status: 422, headers: asJson, body: '{"scode":false,"message":"Too long"}' }
        : send(request);
    });

    expect(faults).toMatch(/register answered 422 instead of 200: the contract allows this request/);
    expect(curl).toHaveLength(1);
  });

  it.each<[string, (answer: FuzzAnswer) => FuzzAnswer, RegExp]>([
    [
      'an undeclared status',
      (answer) => (answer.status === 409 ? problem(418) : answer),
      /^register answered 418, which openapi.yaml does not declare/,
    ],
    [
      'a missing header',
      ({ headers: { 'www-authenticate': _, ...headers }, ...answer }) => ({ ...answer, headers }),
      /401: the header www-authenticate is missing/,
    ],
    [
      'a problem sent as plain JSON',
      ({ headers, ...answer }) => ({
        ...answer,
        headers: answer.status === 401 ? { ...headers, ...asJson } : headers,
      }),
      /401: sent as "application\/json", declared as application\/problem\+json/,
    ],
    [
      'an extra field',
      (answer) => ({ ...answer, body: answer.body.replace(/^\{"name"/, '{"passwordHash":"x","name"') }),
      /getUser 200: the body must NOT have additional properties \("passwordHash"\)/,
    ],
    [
      'an order at another price',
      (answer) => ({ ...answer, body: answer.body.replace(/"amount":\d+/, '"amount":1') }),
      /the list of orders is .*,1,"created"\]\], but earlier responses imply/,
    ],
  ])('%s', async (_, fault, finding) => {
    const { faults, curl } = await find(async (request, send) => fault(await send(request)));

    expect(faults).toMatch(finding);
    expect(curl.length).toBeLessThanOrEqual(3);
  });

  it('a token that is not checked', async () => {
    const good: string[] = [];
    const { faults } = await find(async ({ headers, ...request }, send) => {
      const { authorization } = headers;
      const isForged = authorization?.startsWith('Bearer ') && !good.some((token) => authorization.endsWith(token));
      const [latest] = good.slice(-1);
      const passed = isForged && latest !== undefined ? { ...headers, authorization: `Bearer ${latest}` } : headers;
      const answer = await send({ ...request, headers: passed });
      const token = tokenIn(answer);
      if (token) good.push(token);
      return answer;
    });

    expect(faults).toMatch(/answered \d+ instead of 401: the token is invalid/);
  });

  it("an accepted report on another customer's order", async () => {
    const good = new Set<string>();
    const owners = new Map<string, string>();
    const { faults } = await find(async (request, send) => {
      const { authorization = '' } = request.headers;
      const { order_id: order } = Object(parsedJson(request.body ?? '')) as { order_id?: string };
      const owner = good.has(authorization) && order && owners.get(order);
      const headers = { ...request.headers, ...(owner && { authorization: owner }) };
      const answer = await send({ ...request, headers });
      good.add(`Bearer ${tokenIn(answer)}`);
      if (request.url.endsWith('/create')) owners.set(String(parsedJson(answer.body)), authorization);
      return answer;
    });

    expect(faults).toMatch(/the list of orders is .*"(Cancelled|timedout|failed)".*"created"/);
  });
});
