import { once } from 'node:events';
import net from 'node:net';
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

  it.each([
    ['linux', 'lsof -nP -iTCP:3333 -sTCP:LISTEN', 'MOCK_API_DATA_FILE=.data/second.sqlite npm start -- --port'],
    ['win32', 'netstat -ano | findstr :3333', 'set MOCK_API_DATA_FILE=.data/second.sqlite&& npm start -- --port'],
  ])('in use is named on %s, with how to find the program and how to start a second shop', (platform, find, start) => {
    const message = portTakenMessage(3333, 'mock API', platform);
    expect(message).toContain('Port 3333 (mock API) is in use.');
    expect(message).toContain(find);
    expect(message).toContain(start);
  });
});
