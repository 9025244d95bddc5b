import { control, shop } from './control.fixture.ts';

it('the stream of events sends exchanges and changed worlds live', async () => {
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`${address}/__mock/events`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  const until = async (text: string) => {
    while (!seen.includes(text)) {
      const { done = true, value = '' } = (await reader?.read()) ?? {};
      if (done) throw new Error(`The stream ended without ${text}: ${seen}`);
      seen += value;
    }
  };
  await until('connected');
  await fetch(`${address}/api/v1/categories`);
  await until('"operationId":"listCategories"');
  await control('POST', '/worlds', { name: 'one' });
  await until('event: worlds');
  expect(seen).toContain('event: exchange\ndata: {"id":1,');
  await shop.app.close();
  expect((await reader?.read())?.done).toBe(true);
});
