import { masked } from '@shop/mock-engine/contract/mask';
import { openRecorder, type Recorder } from './recordings/recorder.fixture.ts';
import { openWebWorld } from '../web/web-world.ts';
import { webShop } from '../web/web-shop.ts';
import { noPictures } from '../world/pictures.ts';

let recorder: Recorder;
beforeEach(async () => (recorder = await openRecorder()));
afterEach(() => recorder.close());

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const headers = { 'content-type': 'application/json' };
const tooDeep = { status: 400, detail: 'A body nests lists and objects at most 64 deep.' };

const send = async (url: string, payload: string) =>
  recorder.shop.app.inject({ method: 'POST', url, headers, payload });
const control = (url: string) => recorder.shop.app.inject({ url: `/__mock${url}` });
const create = '/api/v1/payments/mockpay/order/create';

it('rejects a body nested deeper than 64', async () => {
  const { shop } = recorder;
  const authorization = `Bearer ${await shop.logIn()}`;
  const order = async (payload: string) => {
    const options = { method: 'POST', url: create, headers: { ...headers, authorization }, payload } as const;
    return (await shop.app.inject(options)).json<object>();
  };
  for (const depth of [65, 5000]) expect(await order(nested(depth))).toMatchObject(tooDeep);
  expect(await order(`{"a":${'[{"b":'.repeat(32)}1`)).toMatchObject(tooDeep);
  expect(await order(nested(64))).toMatchObject({ detail: 'The body must be a JSON object.' });
  // Brackets inside a string do not count, even after an escaped quote.
  expect(await order(JSON.stringify({ [`"${'[{'.repeat(99)}`]: `\\"${'['.repeat(99)}` }))).toMatchObject({
    errors: expect.any(Array) as unknown,
  });
  expect(await send('/__mock/worlds', nested(65))).toMatchObject({ statusCode: 400 });
});

it('rejects it without a server, too', async () => {
  const world = openWebWorld({ pictures: noPictures });
  const send = (body: string) =>
    webShop([], () => undefined)(
      new Request(`https://demo.example/v1/login`, { method: 'POST', headers, body }),
      world,
    );
  expect((await send(nested(5000))).status).toBe(400);
  const register = `{"email":${nested(5000)}}`;
  const url = `https://demo.example/v1/payments/mockpay/order/create`;
  const answer = await webShop([], () => undefined)(
    new Request(url, { method: 'POST', headers, body: register }),
    world,
  );
  expect(await answer.json()).toMatchObject(tooDeep);
});

it('logs and masks such a request', async () => {
  const { shop } = recorder;
  const logged: unknown[] = [];
  shop.requestLog.listen((_, { request }) => logged.push(masked(request)));
  await shop.app.inject({ method: 'POST', url: '/__mock/coverage/fields' });
  await send('/api/v1/login', nested(5000));
  const { exchanges } = (await control('/exchanges')).json<{ exchanges: { id: number; violations: string[] }[] }>();
  expect(exchanges).toMatchObject([{ violations: ['request: A body nests lists and objects at most 64 deep.'] }]);
  expect((await control(`/exchanges/${exchanges[0]?.id}`)).statusCode).toBe(200);
  expect((await control('/coverage')).statusCode).toBe(200);
  expect(logged).toHaveLength(1);
});

it('forwards a real API’s response that is nested too deep, without recording it', async () => {
  await recorder.shop.app.inject({ method: 'POST', url: '/__mock/coverage/fields' });
  const address = await recorder.answering((_, answer) => answer.writeHead(200, headers).end(nested(5000)));
  recorder.recordFrom(address);
  const answer = await recorder.get('/api/v1/categories');
  expect([answer.statusCode, answer.body]).toEqual([200, nested(5000)]);

  const [entry] = recorder.entries();
  expect(entry?.response.content).toMatchObject({ comment: expect.stringContaining('not recorded') as string });
  expect((await control('/exchanges/1')).json()).toMatchObject({ answer: null });
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
