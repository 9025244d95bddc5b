import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import { openShop } from '../testing/open-shop.ts';

it('answers what is sent on a kept connection while it is told to stop, and ends the connection', async () => {
  const { app } = await openShop();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ask = () => socket.write('GET /__mock/health HTTP/1.1\r\nHost: shop\r\n\r\n');
  const hear = async () => String((await once(socket, 'data'))[0]);

  ask();
  expect(await hear()).toMatch(/^HTTP\/1.1 200 OK/);

  const closed = app.close();
  ask();
  expect(await hear()).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close/i);
  await closed;
});
