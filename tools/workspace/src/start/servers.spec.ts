import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isPortTaken } from './ports.ts';
import { runServers, type Server } from './servers.ts';

const fixture = path.join(__dirname, '../testing/fake-server.fixture.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
  cpSync(fixture, path.join(folder, 'server.mts'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

type FakeServer = Server & { port: number };

async function fakeServer(name: string, behaviour: 'answers' | 'broken' | 'silent' | 'stubborn'): Promise<FakeServer> {
  const port = await freePort();
  const args = [behaviour, String(port)];
  const script = path.join(folder, 'server.mts');
  return { name, script, args, cwd: folder, readyUrl: `http://127.0.0.1:${port}/`, port };
}

function run(servers: FakeServer[], timeoutMs?: number) {
  const ctrlC = new AbortController();
  const said: string[] = [];
  let tellReady = () => {};
  const ready = new Promise<void>((resolve) => (tellReady = resolve));
  const ended = runServers(servers, {
    interruption: ctrlC.signal,
    say: (line) => void said.push(line),
    onReady: () => tellReady(),
    timeoutMs,
  }).then(
    () => 'stopped',
    (error: Error) => error.message,
  );
  return { ctrlC, ended, ready, text: () => said.join('\n') };
}

const openPorts = async (servers: FakeServer[]) =>
  (await Promise.all(servers.map(async ({ port }) => ((await isPortTaken(port)) ? port : [])))).flat();

it('all servers run until Ctrl-C, also one that ignores the request to stop', async () => {
  const servers = [await fakeServer('mock API', 'stubborn'), await fakeServer('storefront', 'answers')];
  const shop = run(servers);
  await shop.ready;
  expect(await openPorts(servers)).toHaveLength(2);

  shop.ctrlC.abort();
  expect(await shop.ended).toBe('stopped');
  expect(await openPorts(servers)).toEqual([]);
});

it('Ctrl-C stops them while they start', async () => {
  const shop = run([await fakeServer('mock API', 'silent')]);
  shop.ctrlC.abort();
  expect(await shop.ended).toBe('stopped');
});

it('a server that does not start is named, and the other stopped', async () => {
  const servers = [await fakeServer('mock API', 'broken'), await fakeServer('storefront', 'answers')];
  expect(await run(servers).ended).toBe('The mock API stopped (exit code 3).');
  expect(await openPorts(servers)).toEqual([]);
});

it('a server that stops later is named, and the other stopped', async () => {
  const servers = [await fakeServer('mock API', 'answers'), await fakeServer('storefront', 'answers')];
  const shop = run(servers);
  await shop.ready;
  await fetch(`${servers[1]?.readyUrl}die`).catch(() => null);
  expect(await shop.ended).toBe('The storefront stopped (exit code 7).');
  expect(await openPorts(servers)).toEqual([]);
});

it('a server that does not respond in time is named', async () => {
  const silent = await fakeServer('storefront', 'silent');
  expect(await run([silent], 2_000).ended).toBe(`Cannot reach the storefront at ${silent.readyUrl}.`);
});

describe('a watched server', () => {
  const responseOf = ({ readyUrl }: FakeServer) =>
    fetch(readyUrl).then(
      (response) => response.text(),
      () => '',
    );

  it('starts again after each save, also by renaming; after an error the next save starts it', async () => {
    const server: FakeServer = { ...(await fakeServer('mock API', 'answers')), watched: [folder] };
    const shop = run([server]);
    await shop.ready;

    for (let save = 0; save < 2; save++) {
      const before = await responseOf(server);
      cpSync(fixture, path.join(folder, 'server.mts~'));
      renameSync(path.join(folder, 'server.mts~'), path.join(folder, 'server.mts'));
      await until(async () => ![before, ''].includes(await responseOf(server)));
    }
    writeFileSync(path.join(folder, 'server.mts'), 'process.exit(5);');
    await until(() => shop.text().includes('The mock API stopped (exit code 5). The next save starts it again.'));
    cpSync(fixture, path.join(folder, 'server.mts'));
    await until(async () => (await responseOf(server)) !== '');

    shop.ctrlC.abort();
    expect(await shop.ended).toBe('stopped');
    expect(await openPorts([server])).toEqual([]);
  });

  it('that does not start stops the shop', async () => {
    const server: FakeServer = { ...(await fakeServer('mock API', 'broken')), watched: [folder] };
    expect(await run([server]).ended).toBe('The mock API stopped (exit code 3).');
  });
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}
