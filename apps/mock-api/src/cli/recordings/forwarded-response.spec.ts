import { readHar } from '@shop/mock-engine/recordings/read-har';

import { shopContract } from '../../definition/contract.ts';
import { openRecorder, type Recorder } from './recorder.fixture.ts';

let recorder: Recorder;
beforeEach(async () => (recorder = await openRecorder()));
afterEach(() => recorder.close());

/** A valid category. */
const firstCategory = async () => (await recorder.get('/api/v1/categories')).json<object[]>()[0];

it('forwards the query, cache headers and the media type, but asks for the whole list', async () => {
  const requestHeaders: Record<string, unknown>[] = [];
  const urls: unknown[] = [];
  const list = JSON.stringify([await firstCategory()]);
  recorder.recordFrom(
    await recorder.answering(({ headers, url }, response) => {
      requestHeaders.push(headers);
      urls.push(url);
      const tags = { etag: '"v7"', 'last-modified': 'Mon, 05 Jan 2026 04:30:00 GMT', 'cache-control': 'max-age=60' };
      response.writeHead(200, { ...tags, 'content-type': 'application/json', 'set-cookie': 'a=b' }).end(list);
    }),
  );
  const first = await recorder.get('/api/v1/categories');
  expect(first.headers).toMatchObject({
    etag: '"v7"',
    'last-modified': 'Mon, 05 Jan 2026 04:30:00 GMT',
    'cache-control': 'max-age=60',
  });
  expect(first.headers['set-cookie']).toBeUndefined();
  const again = await recorder.get('/api/v1/categories?page=2', { 'if-none-match': '"v7"' });
  expect([again.statusCode, again.body, urls.at(-1)]).toEqual([
    200,
    list,
    expect.stringMatching(/categories\?page=2$/),
  ]);
  expect(requestHeaders.at(-1)).not.toHaveProperty('if-none-match');

  await recorder.shop.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload: '{"email":"a","password":"b"}',
  });
  expect(requestHeaders.at(-1)).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
  const reading = readHar({ log: { entries: recorder.entries() } }, 'real', shopContract);
  expect(reading).toMatchObject({ counts: { listCategories: 2 } });
});

it('streams a response', async () => {
  const { promise: firstHasArrived, resolve: tellFirst } = Promise.withResolvers<void>();
  const api = await recorder.answering((_, response) => {
    response.setHeader('content-type', 'application/json').write('[');
    void firstHasArrived.then(() => response.end(']'));
  });
  recorder.recordFrom(api);
  const address = await recorder.shop.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = (await fetch(`${address}/api/v1/categories`)).body?.getReader();
  const pieces: string[] = [];
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(Buffer.from(piece.value).toString());
    tellFirst();
  }
  expect(pieces).toEqual(['[', ']']);
  expect(recorder.entries()).toMatchObject([{ response: { content: { text: '[]' } } }]);
});

it('passes on a body above 10 MB, and records only its size', async () => {
  const size = 11 * 1024 * 1024;
  recorder.recordFrom(
    await recorder.answering((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(size - 2)}"`);
    }),
  );
  expect((await recorder.get('/api/v1/categories')).body).toHaveLength(size);
  expect(recorder.entries()[0]?.response.content).toEqual({
    size,
    mimeType: 'application/json',
    comment: 'not recorded: larger than 10 MB',
  });
  const read = () => readHar({ log: { entries: recorder.entries() } }, 'real', shopContract);
  expect(read).toThrow('real has no response to replay');
});
