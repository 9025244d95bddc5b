import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

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

it('the stream of events disconnects a watcher that does not read', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const watcher = connect(port, '127.0.0.1', () =>
    watcher.write('GET /__mock/events HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  );
  watcher.on('error', () => {});
  await once(watcher, 'readable');

  const openConnections = () =>
    new Promise<number>((resolve) => shop.app.server.getConnections((_, count) => resolve(count)));
  // More than the operating system buffers.
  for (let count = 0; count < 2_000 && (await openConnections()) > 0; count += 1)
    await shop.app.inject(`/nowhere?${'x'.repeat(15_000)}`);
  const left = await openConnections();
  watcher.destroy();
  expect(left).toBe(0);
});
