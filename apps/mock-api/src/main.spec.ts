import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { runMock } from '@shop/mock-engine/cli/run-mock';
import { localhostCertificate } from '@shop/mock-engine/testing/certificate.fixture';
import { folder, serving } from '@shop/mock-engine/testing/processes.fixture';
import { readShopOptions } from './command.ts';
import { shop } from './definition/shop.ts';
import { main, run } from './testing/shop-process.fixture.ts';

const serve = (...args: string[]) => serving(run(...args));

/** Starts in this process. @returns why it cannot */
async function refusal(...args: string[]): Promise<string> {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runMock(readShopOptions(['--port', '0', ...args]), shop);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  const said = write.mock.calls.map(([line]) => line).join('');
  write.mockRestore();
  return said;
}

it('prints its URL, data file, demo login and active situations, and stops on SIGTERM while a request never ends', async () => {
  const dataFile = join(folder, 'shop.sqlite');
  const server = await serve('--data-file', dataFile, '--latency', '20');
  const endless = connect(Number(new URL(server.url).port), 'localhost');
  endless.on('error', () => {});
  endless.write(
    'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  expect((await fetch(`${server.url}/__mock/health`)).status).toBe(200);

  server.child.kill('SIGTERM');
  const { code, said } = await server.ended;
  expect(code).toBe(0);
  expect(said.split('\n').slice(0, 4)).toEqual([
    `Mock API on ${server.url}, data in ${dataFile}`,
    `  Console      ${server.url}/__mock`,
    '  Demo login   demo@vanaveda.example, password demo1234',
    '  Active       Latency 20',
  ]);
  expect(readdirSync(folder)).toEqual(['shop.sqlite']);
});

it('reports a port that is in use', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { code, said } = await run('--port', String(port), '--in-memory').ended;
  server.close();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is in use. .* --port 0 picks a free one`));
});

it('reports a data file or certificate that it cannot use', async () => {
  const [cert, key] = [join(folder, 'old.pem'), join(folder, 'key.pem')];
  const expired = await localhostCertificate(new Date('2020-02-01'));
  writeFileSync(cert, expired.cert);
  writeFileSync(key, expired.key);
  expect(await refusal('--data-file', folder)).toMatch(/^\S+ cannot be used: .+\n$/);
  expect(await refusal('--in-memory', '--https-cert', main, '--https-key', main)).toMatch(
    /^HTTPS cannot use the certificate .*main\.ts with the key .*main\.ts: .+\n$/,
  );
  expect(await refusal('--in-memory', '--https-cert', cert, '--https-key', key)).toMatch(
    /: it expired on 2020-02-01\n$/,
  );
});

it('starts with the overrides of a file, and reports one that is wrong', async () => {
  const file = join(folder, 'overrides.yaml');
  writeFileSync(file, '- id: none\n  operation: listOffers\n  status: 200\n  body: []\n');
  const server = await serve('--in-memory', '--overrides', file);
  expect(await (await fetch(`${server.url}/api/v1/all-offers`)).json()).toEqual([]);
  expect(await (await fetch(`${server.url}/__mock/worlds/default/overrides`)).json()).toMatchObject({
    overrides: [{ id: 'none', count: 1 }],
    file,
  });

  writeFileSync(file, '- id: none\n  operation: listOffers\n  state: 200\n');
  expect(await refusal('--in-memory', '--overrides', file)).toMatch(/^\S+overrides\.yaml:3 0\.state: /);
  writeFileSync(file, '- id: old\n  operation: listBooks\n');
  expect(await refusal('--in-memory', '--overrides', file)).toMatch(
    /^\S+overrides\.yaml:2 0\.operation: .*no operation/,
  );
});

it('serves HTTPS with a given certificate, and breaks its connections', async () => {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const made = await localhostCertificate();
  writeFileSync(cert, made.cert);
  writeFileSync(key, made.key);
  const { url } = await serve('--in-memory', '--https-cert', cert, '--https-key', key);
  // Only this test trusts the certificate.
  const ca = made.cert;
  const [{ statusCode }] = (await once(get(`${url}/__mock/health`, { ca }), 'response')) as [IncomingMessage];
  expect(statusCode).toBe(200);
  const broken = get(`${url}/api/v1/all-offers`, { ca, headers: { 'x-mock-situation': 'offline' } });
  await expect(once(broken, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' });
});

it('logs each request at level debug, without secrets', async () => {
  const server = await serve('--in-memory', '--log-level', 'debug', '--situation', 'offers-down');
  const ravi = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi', mobile: '9000000002' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/api/v1/register`, { method: 'POST', headers, body: JSON.stringify(ravi) });
  await fetch(`${server.url}/api/v1/all-offers?token=vv_secret`);

  await server.says(/"register"[^]*"listOffers".*"offers-down"/);
  for (const secret of [ravi.password, 'vv_secret']) expect(server.said()).not.toContain(secret);
});
