import { once } from 'node:events';
import { rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { precompressed } from '../archive/compress.ts';
import { temporaryFolder } from '../archive/files.ts';
import { defaultDeployment } from '../headers/deployment.ts';
import { headerRules } from '../headers/header-rules.ts';
import { smallBuild } from '../testing/small-build.fixture.ts';
import { shopServer } from './shop-server.ts';

const rules = headerRules(defaultDeployment);
const SCRIPT = '/assets/index-Ab12Cd34.js';

const api = http.createServer((request, response) => {
  if (request.url === '/api/broken') return void request.socket.destroy();
  request.pipe(response.writeHead(201, { 'X-Asked': `${request.method ?? ''} ${request.url ?? ''}` }));
});
let folder: string;
let shop: http.Server;
let address: string;

async function listening(server: http.Server): Promise<string> {
  await once(server.listen(0), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  folder = temporaryFolder(new Map([...smallBuild, ...precompressed(smallBuild)]));
  shop = shopServer(folder, rules, new URL(await listening(api)));
  address = await listening(shop);
});
afterAll(() => {
  for (const server of [shop, api]) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Without fetch's decompression, and with the path as it is. */
async function ask(path: string, asked: http.OutgoingHttpHeaders = {}) {
  const request = http.get(address, { path, headers: asked });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const { statusCode: status, headers } = answer;
  return { status, headers, body: await buffer(answer) };
}

describe('the served release', () => {
  it('sends the header rules, and hashed files without page policies', async () => {
    for (const path of ['/', '/products/tulsi', SCRIPT, '/assets/gone.js']) {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(rules.everywhere)) expect(headers[name.toLowerCase()]).toBe(value);
      for (const [name, value] of Object.entries(rules.pages))
        expect(headers[name.toLowerCase()]).toBe(path === SCRIPT ? undefined : value);
    }
  });

  it('sends the compressed copy that the browser accepts', async () => {
    const script = smallBuild.get(SCRIPT.slice(1));
    const br = await ask(SCRIPT, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body)).toEqual(script);
    expect((await ask(SCRIPT, { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await ask(SCRIPT)).body).toEqual(script);
    expect((await ask(SCRIPT, { Range: 'bytes=10-5' })).body).toEqual(script);
  });

  it('sends the fallback page for an unknown path, 404 for a missing hashed file, and accepts only GET and HEAD', async () => {
    const page = await ask('/products/tulsi?from=mail');
    expect(page.status).toBe(200);
    expect(page.body).toEqual(smallBuild.get('index.html'));
    expect((await ask('/assets/gone.js')).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  });

  it('lets hashed files be cached, and no others, and does not resend unchanged files', async () => {
    expect((await ask(SCRIPT)).headers['cache-control']).toContain('immutable');
    for (const path of ['/products/tulsi', '/assets/gone.js', '/shop-config.js'])
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
    const { headers } = await ask('/shop-config.js');
    expect((await ask('/shop-config.js', { 'If-None-Match': headers.etag })).status).toBe(304);
  });
});

describe('the API behind it', () => {
  it('gets its own paths, not similar ones or control calls, and its response is unchanged', async () => {
    const answer = await fetch(`${address}/api/order/create?x=1`, { method: 'POST', body: 'an order' });
    expect(answer.status).toBe(201);
    expect(await answer.text()).toBe('an order');
    expect(answer.headers.get('X-Asked')).toBe('POST /api/order/create?x=1');
    expect(answer.headers.has('Content-Security-Policy')).toBe(false);
    for (const path of ['/apiary', '/__mock/health', '/__world/one/api'])
      expect((await ask(path)).headers['x-asked']).toBeUndefined();
    expect((await ask('/api/../__mock')).headers['x-asked']).toBe('GET /api/../__mock');
  });

  it('that disconnects disconnects the client too', async () => {
    await expect(ask('/api/broken')).rejects.toThrow(/hang up|ECONNRESET/);
  });
});
