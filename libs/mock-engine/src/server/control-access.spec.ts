import { EVENTS_URL } from '../control/events.ts';
import { openLibrary, type LibraryServer } from '../testing/library.fixture.ts';

let library: LibraryServer;
beforeEach(async () => {
  library = await openLibrary({ corsOrigins: ['https://preview.example'], allowHosts: ['library.local'] });
});
afterEach(() => library.app.close());

/** Advances the clock. */
async function control(headers: Record<string, string>, remoteAddress = '127.0.0.1', one = library) {
  const url = '/__mock/worlds/default/clock';
  const response = await one.app.inject({ method: 'POST', url, headers, remoteAddress, payload: { advance: 1 } });
  return { status: response.statusCode, headers: response.headers, body: response.json<Record<string, unknown>>() };
}

describe('the control API', () => {
  it.each(['http://203.0.113.9', 'null', 'https://localhost.evil.example', 'https://preview.example:444'])(
    'rejects a page of %s',
    async (origin) => {
      const detail = expect.stringMatching(/other sites/) as string;
      expect(await control({ origin })).toMatchObject({ status: 403, body: { detail } });
    },
  );

  it('rejects a cross-site page without an Origin header', async () => {
    expect(await control({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });

  it.each<Record<string, string>>([
    { origin: 'http://localhost:4200' },
    { origin: 'https://preview.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://library.local:4200', host: 'library.local:3333' },
    { origin: 'http://192.168.1.7:3333', host: '192.168.1.7:3333' },
    { host: '[::1]:3333' },
    { host: 'LOCALHOST' },
  ])('accepts %j', async (headers) => {
    expect(await control(headers)).toMatchObject({ status: 200, body: { isRunning: true } });
  });

  it.each(['/__mock/worlds', '/__mock/requests', '/__mock/contract-coverage', EVENTS_URL])(
    'rejects %s under an unknown host name',
    async (url) => {
      const { statusCode, body } = await library.app.inject({ url, headers: { host: 'rebound.example:3333' } });
      expect(statusCode).toBe(403);
      expect(body).toContain('--allow-host');
    },
  );

  it('changes nothing under such a name, even for the same origin', async () => {
    const rebound = { host: 'rebound.example', origin: 'http://rebound.example', 'sec-fetch-site': 'same-origin' };
    expect(await control(rebound)).toMatchObject({ status: 403 });
  });

  it('rejects another machine, which may still use the API', async () => {
    const detail = expect.stringContaining('--control-token') as string;
    expect(await control({}, '192.168.1.9')).toMatchObject({ status: 403, body: { detail } });
    expect((await library.app.inject({ url: '/books', remoteAddress: '192.168.1.9' })).statusCode).toBe(200);
    expect(await control({ 'x-forwarded-for': '192.168.1.9' })).toMatchObject({ status: 403 });
    expect(await control({ 'x-forwarded-for': '::1' })).toMatchObject({ status: 200 });
    expect(await control({}, '::ffff:127.0.0.1')).toMatchObject({ status: 200 });
  });

  it('requires the token from every client', async () => {
    const guarded = await openLibrary({ controlToken: 'kew-garden' });
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    for (const headers of [{}, basic('qa:kew'), bearer('kew-garden-x')])
      expect(await control(headers, '127.0.0.1', guarded)).toMatchObject({ status: 401 });
    for (const headers of [bearer('kew-garden'), basic('qa:kew-garden')])
      expect(await control(headers, '192.168.1.9', guarded)).toMatchObject({ status: 200 });
    expect((await control({}, '127.0.0.1', guarded)).headers['www-authenticate']).toMatch(/^Basic realm=/);
    await guarded.app.close();
  });
});
