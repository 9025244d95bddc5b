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
import { anotherCustomer } from './definition/provider-states/arrange.ts';
import { shop } from './definition/shop.ts';
import { openShop } from './testing/open-shop.ts';
import { main, run } from './testing/shop-process.fixture.ts';

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

/** Files with a certificate and its key. */
async function certificate(expiry?: Date) {
  const [httpsCert, httpsKey] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const { cert, key } = await localhostCertificate(expiry);
  writeFileSync(httpsCert, cert);
  writeFileSync(httpsKey, key);
  return { httpsCert, httpsKey, cert };
}

it('prints URL, data file, demo login and active situations, logs requests without secrets at level debug, and stops on SIGTERM while a request never ends', async () => {
  const dataFile = join(folder, 'shop.sqlite');
  const server = await serving(run('--data-file', dataFile, '--latency', '20', '--log-level', 'debug'));
  const { url } = server;
  const endless = connect(Number(new URL(url).port), 'localhost');
  endless.on('error', () => {});
  endless.write(
    'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  const headers = { 'content-type': 'application/json', 'x-mock-situation': 'offers-down' };
  await fetch(`${url}/api/v1/register`, { method: 'POST', headers, body: JSON.stringify(anotherCustomer) });
  await fetch(`${url}/api/v1/all-offers?token=vv_secret`, { headers });
  await server.says(/"register"[^]*"listOffers".*offers-down"/);

  server.child.kill('SIGTERM');
  const { code, said } = await server.ended;
  expect(code).toBe(0);
  expect(said).toContain(
    [
      `Mock API on ${url}, data in ${dataFile}`,
      `  Console      ${url}/__mock`,
      '  Demo login   demo@vanaveda.example, password demo1234',
      '  Active       Latency 20',
    ].join('\n'),
  );
  for (const secret of [anotherCustomer.password, 'vv_secret']) expect(said).not.toContain(secret);
  expect(readdirSync(folder)).toEqual(['shop.sqlite']);
});

it('reports a port that is in use, and a data file or certificate that it cannot use', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const said = await refusal('--in-memory', '--port', String(port));
  taken.close();
  expect(said).toMatch(new RegExp(`^Port ${port} is in use. .* --port 0 picks a free one`));
  expect(await refusal('--data-file', folder)).toMatch(/^\S+ cannot be used: .+\n$/);
  expect(await refusal('--in-memory', '--https-cert', main, '--https-key', main)).toMatch(
    /^HTTPS cannot use the certificate .*main\.ts with the key .*main\.ts: .+\n$/,
  );
  const { httpsCert, httpsKey } = await certificate(new Date('2020-02-01'));
  expect(await refusal('--in-memory', '--https-cert', httpsCert, '--https-key', httpsKey)).toMatch(
    /: it expired on 2020-02-01\n$/,
  );
});

it('serves HTTPS with a given certificate, and breaks its connections', async () => {
  // Only this test trusts the certificate.
  const { cert: ca, ...files } = await certificate();
  const { app } = await openShop(files);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const [{ statusCode }] = (await once(get(`${url}/__mock/health`, { ca }), 'response')) as [IncomingMessage];
  expect(statusCode).toBe(200);
  const broken = get(`${url}/api/v1/all-offers`, { ca, headers: { 'x-mock-situation': 'offline' } });
  await expect(once(broken, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' });
  await app.close();
});
