import { serveDocument } from '../testing/served.fixture.ts';

const actor = { $ref: '#/components/schemas/Actor' };
const content = (schema: object) => ({ description: '', content: { 'application/json': { schema } } });
const document = {
  openapi: '3.0.4',
  info: { title: 'Theatre', version: '1' },
  paths: {
    '/actors': {
      get: { responses: { 200: content({ type: 'array', items: actor }) } },
      post: { requestBody: content(actor), responses: { 201: content(actor) } },
    },
    '/actors/{id}': { get: { responses: { 200: content(actor) } } },
  },
  components: {
    schemas: {
      Actor: {
        type: 'object',
        required: ['id', 'name', 'fee'],
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string' },
          fee: { type: 'integer', writeOnly: true },
          pin: { type: 'string', format: 'password' },
        },
      },
    },
  },
};

it('what only clients may know is in no response, sample, list or log', async () => {
  const { app } = await serveDocument(document);
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.inject({ method, url, ...(payload && { payload }) })).json<unknown>();
  const first = await send('GET', '/actors');
  const made = await send('POST', '/actors', { id: 99, name: 'Moth', fee: 4711 });
  expect(made).toEqual({ id: expect.any(Number) as number, name: 'Moth' });
  // Neither what the contract describes.
  await send('POST', '/actors', { fee: { amount: [4711] }, others: [{ pin: 4711, name: 1 }] });
  const [list, logged] = [await send('GET', '/actors'), await send('GET', '/__mock/requests/2')];
  expect(await send('GET', '/__mock/requests/3')).toMatchObject({
    request: { fee: '•••', others: [{ pin: '•••', name: 1 }] },
  });
  expect(logged).toMatchObject({ method: 'POST', request: { name: 'Moth', fee: '•••' } });
  expect(JSON.stringify([first, list, logged])).not.toMatch(/"fee":\d/);
});
