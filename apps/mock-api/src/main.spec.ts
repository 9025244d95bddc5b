import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A process of its own starts slowly on a busy machine. */
jest.setTimeout(60_000);

const main = join(import.meta.dirname, 'main.ts');

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mock-api-'))));
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function run(...args: string[]) {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let said = '';
  const listen = (text: Buffer) => (said += text.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended, said: () => said };
}

/** A running server, once it says where. */
async function serve(...args: string[]) {
  const server = run('--port', '0', ...args);
  await Promise.race([once(server.child.stdout, 'data'), server.ended]);
  const [url] = /http:\/\/localhost:\d+/.exec(server.said()) ?? [];
  if (url === undefined) throw new Error(`It did not start: ${server.said()}`);

  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return { ...server, url, post };
}

const ravi = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi', mobile: '9000000002' };

it('says in one line where it is and where its data goes, and stops when told to', async () => {
  const dataFile = join(folder, 'shop.sqlite');
  const server = await serve('--data-file', dataFile);
  expect((await fetch(`${server.url}/__mock/health`)).status).toBe(200);

  server.child.kill('SIGTERM');
  const { code, said } = await server.ended;
  expect([code, said]).toEqual([0, `Mock API on ${server.url}, data in ${dataFile}\n`]);
});

it('stops although a request never ends', async () => {
  const server = await serve('--data-file', join(folder, 'shop.sqlite'));
  const endless = connect(Number(new URL(server.url).port), 'localhost');
  endless.on('error', () => {});
  endless.write(
    'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  expect((await fetch(`${server.url}/__mock/health`)).status).toBe(200);

  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(readdirSync(folder)).toEqual(['shop.sqlite']);
});

it('remembers after a kill what it had answered', async () => {
  const dataFile = join(folder, 'shop.sqlite');
  const first = await serve('--data-file', dataFile);
  expect((await first.post('/api/v1/register', ravi)).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await serve('--data-file', dataFile);
  expect((await second.post('/api/v1/login', { email: ravi.email, password: ravi.password })).status).toBe(200);
  expect((await second.post('/api/v1/register', ravi)).status).toBe(409);
});

it('says plainly when the port is taken', async () => {
  const squatter = createServer().listen(0, 'localhost');
  await once(squatter, 'listening');
  const { port } = squatter.address() as AddressInfo;
  const { code, said } = await run('--port', String(port), '--in-memory').ended;
  squatter.close();

  expect([code, said]).toEqual([
    1,
    `Port ${port} is taken. Stop what runs there, or choose another: --port ${port + 1}\n`,
  ]);
});

it('says plainly when the data file or an option cannot be used', async () => {
  const [wrongFile, wrongOption, help] = await Promise.all([
    run('--data-file', folder).ended,
    run('--port', 'x').ended,
    run('--help').ended,
  ]);
  expect(wrongFile).toEqual({
    code: 1,
    said: expect.stringMatching(/^\S+ cannot be written\..+\n$/) as string,
  });
  expect(wrongOption).toEqual({
    code: 1,
    said: expect.stringMatching(/^--port is "x".*\n\nnpm run mock-api -- --help/) as string,
  });
  expect(help).toEqual({ code: 0, said: expect.stringContaining('--data-file FILE') as string });
});
