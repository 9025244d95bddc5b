import { openRecorder, type Recorder } from './recorder.fixture.ts';

let recorder: Recorder;
beforeEach(async () => (recorder = await openRecorder()));
afterEach(() => recorder.close());

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const headers = { 'content-type': 'application/json' };

const send = async (url: string, payload: string) =>
  recorder.shop.app.inject({ method: 'POST', url, headers, payload });
const control = (url: string) => recorder.shop.app.inject({ url: `/__mock${url}` });

it('forwards a real API’s response that is nested too deep, without recording it', async () => {
  await recorder.shop.app.inject({ method: 'POST', url: '/__mock/coverage/fields' });
  const address = await recorder.answering((_, response) => response.writeHead(200, headers).end(nested(5000)));
  recorder.recordFrom(address);
  const response = await recorder.get('/api/v1/categories');
  expect([response.statusCode, response.body]).toEqual([200, nested(5000)]);

  const [entry] = recorder.entries();
  expect(entry?.response.content).toMatchObject({ comment: expect.stringContaining('not recorded') as string });
  expect((await control('/exchanges/1')).json()).toMatchObject({ response: null });
  expect((await control('/coverage')).statusCode).toBe(200);
});

it('skips entries of a recording that are nested too deep', async () => {
  const request = { method: 'POST', url: 'https://shop.example/v1/login', postData: { text: nested(5000) } };
  const content = (text: string) => ({ mimeType: 'application/json', text });
  const entries = [
    { request, response: { status: 200, content: content('{}') } },
    {
      request: { method: 'GET', url: 'https://shop.example/v1/categories' },
      response: { status: 200, content: content(nested(5000)) },
    },
    {
      request: { method: 'GET', url: 'https://shop.example/v1/all-offers' },
      response: { status: 200, content: content('[]') },
    },
  ];
  const imported = await send('/__mock/worlds/default/recordings', JSON.stringify({ log: { entries } }));
  expect(imported.json()).toMatchObject({ leftOut: [{ entry: 0 }, { entry: 1 }], counts: { listOffers: 1 } });
});
