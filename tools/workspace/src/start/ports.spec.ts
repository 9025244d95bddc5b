import net from 'node:net';
import { once } from 'node:events';
import { isPortTaken, portTakenMessage } from './ports.ts';

describe('a port', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('is taken while a server listens on %s, and free afterwards', async (host) => {
    const server = net.createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;

    expect(await isPortTaken(port)).toBe(true);

    server.close();
    await once(server, 'close');
    expect(await isPortTaken(port)).toBe(false);
  });

  it('in use is named, with how to find the program and how to start a second shop', async () => {
    const message = await portTakenMessage(3333, 'mock API', 'linux');
    expect(message).toContain('Port 3333 (mock API) is in use.');
    expect(message).toContain('lsof -nP -iTCP:3333');
    expect(message).toMatch(/MOCK_API_DATA_FILE=.data\/second.sqlite npm start -- --port \d+ --api-port \d+$/);
  });

  it('is suggested for a second shop only when it is free', async () => {
    const suggested = async () => /--port (\d+)/.exec(await portTakenMessage(3333, 'mock API', 'linux'))?.[1];
    const first = Number(await suggested());
    const server = net.createServer().listen(first, '127.0.0.1');
    await once(server, 'listening');
    const second = Number(await suggested());
    server.close();
    await once(server, 'close');
    expect(second).toBeGreaterThan(first);
  });

  it('is looked up with Windows tools on Windows', async () => {
    const message = await portTakenMessage(4200, 'storefront', 'win32');
    expect(message).toContain('netstat -ano | findstr :4200');
    expect(message).toContain('set MOCK_API_DATA_FILE=.data/second.sqlite&& npm start');
  });
});
