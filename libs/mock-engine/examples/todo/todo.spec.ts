import { todoApi } from './todo.ts';

it('lists, changes and deletes what was added, in its own world', async () => {
  const { app, checkRequests } = await todoApi();
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, world = 'mine') => {
    const { statusCode, body } = await app.inject({
      method,
      url: `/__world/${world}${path}`,
      ...(payload && { payload }),
    });
    return [statusCode, body.startsWith('{') || body.startsWith('[') ? (JSON.parse(body) as unknown) : body];
  };
  const tulsi = { id: 1, title: 'Water the tulsi', isDone: false };
  const milk = { id: 2, title: 'Buy milk', isDone: false };

  expect(await send('POST', '/todos', { title: 'Buy milk' })).toEqual([201, milk]);
  expect(await send('GET', '/todos')).toEqual([200, [tulsi, milk]]);
  expect(await send('GET', '/summary?word=left')).toEqual([200, '2 left']);
  expect(await send('PATCH', '/todos/2', { isDone: true })).toEqual([200, { ...milk, isDone: true }]);
  expect(await send('DELETE', '/todos/1')).toEqual([204, '']);
  expect(await send('GET', '/todos/1')).toMatchObject([404, { title: 'Not Found' }]);
  expect(await send('GET', '/summary')).toEqual([200, '0 open']);
  expect(await send('GET', '/todos', undefined, 'yours')).toEqual([200, [tulsi]]);
  checkRequests('mine'); // throws the contract violations of this world
  await app.close();
});
