import { createMetrics } from './metrics.ts';
import type { Answered } from './request-metrics.ts';

const usual: Answered = { operationId: 'listProducts', status: 200, ms: 1, because: [], violations: [] };

async function read(...answered: Partial<Answered>[]): Promise<Record<string, number>> {
  const metrics = createMetrics({ countWorlds: () => 3 });
  for (const one of answered) metrics.count({ ...usual, ...one });
  const { body } = await metrics.route.answer(
    { path: {}, query: {}, headers: {}, body: undefined },
    undefined as never,
  );
  const lines = String(body)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

it('counts requests by call and status, those beside the contract together', async () => {
  const values = await read(
    {},
    {},
    { status: 304 },
    { operationId: 'getUser', status: 401 },
    { operationId: undefined },
  );
  expect(values).toMatchObject({
    'mock_api_requests_total{operation="listProducts",status="200"}': 2,
    'mock_api_requests_total{operation="listProducts",status="304"}': 1,
    'mock_api_requests_total{operation="getUser",status="401"}': 1,
    'mock_api_requests_total{operation="other",status="200"}': 1,
  });
});

it('sorts them by how long they took, each bucket holding the faster ones too', async () => {
  const values = await read({ ms: 0.2 }, { ms: 1 }, { ms: 30 }, { ms: 20_000 });
  const bucket = (le: string) =>
    values[`mock_api_request_duration_seconds_bucket{operation="listProducts",le="${le}"}`];
  expect(['0.0005', '0.001', '0.025', '0.05', '10', '+Inf'].map(bucket)).toEqual([1, 2, 2, 3, 3, 4]);
  expect(values['mock_api_request_duration_seconds_count{operation="listProducts"}']).toBe(4);
  expect(values['mock_api_request_duration_seconds_sum{operation="listProducts"}']).toBeCloseTo(20.0312);
});

it('tells orders, forced answers and broken contracts apart', async () => {
  const order = { operationId: 'createOrder' };
  const values = await read(order, { ...order, status: 400 }, { because: ['slow-3g'] }, { violations: ['answer: id'] });
  expect(values).toMatchObject({
    mock_api_orders_created_total: 1,
    mock_api_forced_answers_total: 1,
    mock_api_contract_violations_total: 1,
    mock_api_worlds: 3,
  });
});

it('knows the process: memory, processor, lag of the event loop', async () => {
  const values = await read();
  expect(values['process_resident_memory_bytes']).toBeGreaterThan(1e6);
  expect(values['process_cpu_user_seconds_total']).toBeGreaterThan(0);
  expect(values['nodejs_eventloop_lag_p99_seconds']).toBe(0);
});

it('is written as Prometheus reads it', async () => {
  const metrics = createMetrics({ countWorlds: () => 1 });
  metrics.count(usual);
  const answer = await metrics.route.answer({ path: {}, query: {}, headers: {}, body: undefined }, undefined as never);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');

  const name = '[a-z_][a-z0-9_]*';
  const grammar = new RegExp(
    `^(# HELP ${name} .+|# TYPE ${name} (counter|gauge|histogram)|${name}(\\{${name}="[^"]*"(,${name}="[^"]*")*\\})? [0-9.e+-]+)$`,
  );
  const lines = String(answer.body).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => !grammar.test(line))).toEqual([]);
});
