import net from 'node:net';
import { once } from 'node:events';
import { isPortTaken, portTakenMessage, readPort } from './ports.ts';

describe('choosing a port', () => {
  it.each([undefined, ''])('takes the usual one when the variable is %p', (text) => {
    expect(readPort('STOREFRONT_PORT', text, 4200)).toEqual({ ok: true, port: 4200 });
  });

  it('takes the one named', () => {
    expect(readPort('STOREFRONT_PORT', '4300', 4200)).toEqual({ ok: true, port: 4300 });
  });

  it.each(['0', '65536', '-1', '42x', '4e3', ' 80'])('refuses %p in plain words', (text) => {
    expect(readPort('STOREFRONT_PORT', text, 4200)).toEqual({
      ok: false,
      message: `STOREFRONT_PORT=${text} is not a port: a whole number from 1 to 65535 is needed.`,
    });
  });
});

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

  it('that is taken is named, with the way to find the program and to choose another port', () => {
    const words = portTakenMessage(3333, 'mock API', 'MOCK_API_PORT', 'linux');
    expect(words).toContain('Port 3333, where the mock API should answer, is taken');
    expect(words).toContain('lsof -nP -iTCP:3333');
    expect(words).toContain('MOCK_API_PORT=3343 npm start');
  });

  it('is looked up with the tools of Windows there', () => {
    const words = portTakenMessage(4200, 'storefront', 'STOREFRONT_PORT', 'win32');
    expect(words).toContain('netstat -ano | findstr :4200');
    expect(words).toContain('set STOREFRONT_PORT=4210&& npm start');
  });
});
