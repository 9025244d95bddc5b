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

  it('that is taken is named, with the way to find the program and to start a second shop', () => {
    const words = portTakenMessage(3333, 'mock API', 'linux');
    expect(words).toContain('Port 3333, where the mock API should answer, is taken.');
    expect(words).toContain('lsof -nP -iTCP:3333');
    expect(words).toContain('MOCK_API_DATA_FILE=.data/second.sqlite npm start -- --port 4210 --api-port 3343');
  });

  it('is looked up with the tools of Windows there', () => {
    const words = portTakenMessage(4200, 'storefront', 'win32');
    expect(words).toContain('netstat -ano | findstr :4200');
    expect(words).toContain('set MOCK_API_DATA_FILE=.data/second.sqlite&& npm start');
  });
});
