import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { isPortTaken } from './ports.ts';
import type { ScriptCommand, ServerCommand } from './server-process.ts';
import { startShop } from './start-shop.ts';

type Behaviour = 'answers' | 'broken' | 'silent' | 'stubborn';

async function fakeServer(name: string, behaviour: Behaviour): Promise<ServerCommand & { port: number }> {
  const port = await freePort();
  return {
    name,
    script: path.join(__dirname, 'fake-server.fixture.ts'),
    args: [behaviour, String(port)],
    cwd: __dirname,
    readyUrl: `http://127.0.0.1:${port}/ready`,
    port,
  };
}

function openShop(servers: ServerCommand[], timeoutMs?: number, background?: ScriptCommand) {
  const ctrlC = new AbortController();
  const said: string[] = [];
  let greet: (bodies: string[]) => void = () => {};
  const welcomed = new Promise<string[]>((resolve) => {
    greet = resolve;
  });
  const exitCode = startShop({
    servers,
    interruption: ctrlC.signal,
    say: (line) => said.push(line),
    write: () => {},
    welcome: (bodies) => {
      greet(bodies);
      return 'Welcome';
    },
    timeoutMs,
    background,
  });
  return { exitCode, welcomed, ctrlC, text: () => said.join('\n') };
}

it('shows the welcome once all servers respond, and Ctrl-C stops them with exit code 0', async () => {
  const servers = [await fakeServer('mock API', 'answers'), await fakeServer('storefront', 'answers')];
  const shop = openShop(servers);

  expect(await shop.welcomed).toEqual([expect.stringMatching(/^hello/), expect.stringMatching(/^hello/)]);
  shop.ctrlC.abort();

  expect(await shop.exitCode).toBe(0);
  expect(shop.text()).toMatch(/Starting the mock API and the storefront[\s\S]*is ready[\s\S]*Welcome[\s\S]*Stopping/);
  for (const { port } of servers) expect(await isPortTaken(port)).toBe(false);
});

it('names the server that does not start, with its last output, and stops the other', async () => {
  const storefront = await fakeServer('storefront', 'answers');
  const shop = openShop([await fakeServer('mock API', 'broken'), storefront]);

  expect(await shop.exitCode).toBe(1);
  expect(shop.text()).toContain('The mock API stopped (exit code 3).');
  expect(shop.text()).toContain('the data file is unreadable');
  expect(shop.text()).not.toContain('Welcome');
  expect(await isPortTaken(storefront.port)).toBe(false);
});

it('stops the other when one ends while the shop is open', async () => {
  const [api, storefront] = [await fakeServer('mock API', 'answers'), await fakeServer('storefront', 'answers')];
  const shop = openShop([api, storefront]);
  await shop.welcomed;

  await fetch(`http://127.0.0.1:${storefront.port}/die`).catch(() => null);

  expect(await shop.exitCode).toBe(1);
  expect(shop.text()).toContain('The storefront stopped (exit code 7).');
  expect(await isPortTaken(api.port)).toBe(false);
});

it('names a server that does not respond in time', async () => {
  const shop = openShop([await fakeServer('mock API', 'answers'), await fakeServer('storefront', 'silent')], 5_000);

  expect(await shop.exitCode).toBe(1);
  expect(shop.text()).toContain('Cannot reach the storefront at http://127.0.0.1:');
  expect(shop.text()).not.toContain('the mock API at');
});

it('stops immediately when interrupted while starting', async () => {
  const shop = openShop([await fakeServer('mock API', 'silent')]);
  shop.ctrlC.abort();

  expect(await shop.exitCode).toBe(0);
});

describe('a background task', () => {
  it('reports its failure, and the shop stays open', async () => {
    const shop = openShop(
      [await fakeServer('mock API', 'answers')],
      undefined,
      await fakeServer('build of the console', 'broken'),
    );
    await shop.welcomed;
    await waitFor(() => shop.text().includes('The build of the console failed (exit code 3).'));
    expect(shop.text()).toContain('the data file is unreadable');

    shop.ctrlC.abort();
    expect(await shop.exitCode).toBe(0);
  });

  it('starts after the welcome, and stops with the shop', async () => {
    const background = await fakeServer('build of the console', 'answers');
    const shop = openShop([await fakeServer('mock API', 'answers')], undefined, background);
    await shop.welcomed;
    await waitFor(() => isPortTaken(background.port));

    shop.ctrlC.abort();
    expect(await shop.exitCode).toBe(0);
    expect(await isPortTaken(background.port)).toBe(false);
    expect(shop.text()).not.toContain('failed');
  });
});

async function waitFor(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}
