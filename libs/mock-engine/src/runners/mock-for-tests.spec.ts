import { join } from 'node:path';
import { startMock, type MockForTestsOptions } from './mock-for-tests.ts';

const documents = join(import.meta.dirname, '../../examples/todo/todo.yaml');

const start = (options: Partial<MockForTestsOptions> = {}) => startMock({ documents, ...options });

const headers = { 'content-type': 'application/json' };
const post = (url: string, body: object) =>
  fetch(`${url}/todos`, { method: 'POST', headers, body: JSON.stringify(body) });

it('each test begins anew in every world', async () => {
  const { api, url, endTest, stop } = await start();
  const other = `${url}/__world/other`;
  for (const one of [url, other]) await post(one, { title: 'Buy milk' });
  endTest();
  expect(api.worlds.list().map(({ world }) => world.name)).toEqual(['default']);
  for (const one of [url, other]) expect(await (await fetch(`${one}/todos`)).json()).toHaveLength(1);
  await stop();
});

it('what the start switches on is on in each test, in every world', async () => {
  const { url, endTest, stop } = await start({ active: ['down'] });
  const statuses = async () => {
    const both = [url, `${url}/__world/other`].map((one) => fetch(`${one}/todos`));
    return (await Promise.all(both)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([503, 503]);
  endTest();
  expect(await statuses()).toEqual([503, 503]);
  await stop();
});

it('a response that breaks the contract fails its test in every world; a request does only when it is asked for', async () => {
  const operations = { removeTodo: () => ({ status: 200, body: 'removed' }) };
  const { api, url, endTest, stop } = await start({ operations });
  expect((await post(`${url}/__world/other`, {})).status).toBe(400);
  endTest();
  for (const one of [url, `${url}/__world/other`]) await fetch(`${one}/todos/1`, { method: 'DELETE' });
  for (let count = 0; count < 1000; count += 1) await api.app.inject('/todos');
  expect(endTest).toThrow(/^DELETE \/todos\/1: response: .*\nDELETE \/__world\/other\/todos\/1: response: /);
  expect(endTest).not.toThrow();
  await stop();

  const strict = await start({ fails: 'all' });
  await post(`${strict.url}/__world/other`, {});
  expect(strict.endTest).toThrow('POST /__world/other/todos: request: title: ');
  await strict.stop();
});
