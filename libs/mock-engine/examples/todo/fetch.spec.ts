import { todoApi } from './todo.ts';

let api: Awaited<ReturnType<typeof todoApi>>;
beforeAll(async () => void (api = await todoApi()));
afterEach(() => api.checkRequests()); // a violation of the contract fails the test that caused it
afterAll(() => api.app.close());

it('lists the todos', async () => {
  const response = await api.fetch(new Request('http://todo.example/todos'));
  expect(await response.json()).toEqual([{ id: 1, title: 'Water the tulsi', isDone: false }]);
  expect(api.requests().map(({ url }) => url)).toEqual(['/todos']);
});
