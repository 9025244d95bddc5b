import { described, list, made, object, ok, ref, takes, text, whole } from '../testing/description.fixture.ts';
import { serveDocument } from '../testing/served.fixture.ts';

const fields = {
  id: { ...whole, readOnly: true },
  name: text,
  fee: { ...whole, writeOnly: true },
  pin: { ...text, format: 'password' },
};
const actors = {
  '/actors': { get: ok(list(ref('Actor'))), post: { ...takes(ref('Actor')), ...made(ref('Actor')) } },
  '/actors/{id}': { get: ok(ref('Actor')) },
};
const document = described(actors, { Actor: object(fields, 'id', 'name', 'fee') }, { openapi: '3.0.4' });

it('what only clients may know is in no response, sample, list or log', async () => {
  const { send: ask } = await serveDocument(document);
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await ask({ method, url, ...(payload && { payload }) })).body;
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
