import { join } from 'node:path';

import { mockForTests, type MockForTestsOptions, type TestHooks } from './mock-for-tests.ts';

const documents = join(import.meta.dirname, '../../examples/todo/todo.yaml');

/** A runner whose hooks run when a test says so. */
async function start(options: Partial<MockForTestsOptions> = {}) {
  const acts: Record<string, () => unknown> = {};
  const limits: (number | undefined)[] = [];
  const keep = (name: keyof TestHooks) => (act: () => unknown, limit?: number) => {
    acts[name] = act;
    limits.push(limit);
  };
  const hooks = { beforeAll: keep('beforeAll'), afterEach: keep('afterEach'), afterAll: keep('afterAll') };
  const mock = mockForTests(hooks, { documents, ...options });
  await acts['beforeAll']?.();
  return { mock, limits, endTest: () => acts['afterEach']?.(), stop: () => acts['afterAll']?.() };
}

const post = (url: string, body: object) =>
  fetch(`${url}/todos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('each test begins anew in every world, and hooks have a minute', async () => {
  const { mock, limits, endTest, stop } = await start();
  const [url, other] = [mock.url, `${mock.url}/__world/other`];
  for (const one of [url, other]) await post(one, { title: 'Buy milk' });
  endTest();
  expect(mock.api.worlds.list().map(({ world }) => world.name)).toEqual(['default']);
  for (const one of [url, other]) expect(await (await fetch(`${one}/todos`)).json()).toHaveLength(1);
  expect(limits).toEqual([60_000, undefined, 60_000]);
  await stop();
});

it('a response that breaks the contract fails its test in every world; a request does only when it is asked for', async () => {
  const operations = { removeTodo: () => ({ status: 200, body: 'removed' }) };
  const { mock, endTest, stop } = await start({ operations });
  expect((await post(`${mock.url}/__world/other`, {})).status).toBe(400);
  endTest();
  await fetch(`${mock.url}/__world/other/todos/1`, { method: 'DELETE' });
  expect(endTest).toThrow('DELETE /__world/other/todos/1: response: ');
  expect(endTest).not.toThrow();
  await stop();

  const strict = await start({ fails: 'all' });
  await post(`${strict.mock.url}/__world/other`, {});
  expect(strict.endTest).toThrow('POST /__world/other/todos: request: title: ');
  await strict.stop();
});
