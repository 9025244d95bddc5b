import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { isPortTaken } from './ports.ts';
import type { ScriptCommand, ServerCommand } from './server-process.ts';
import { startShop } from './start-shop.ts';

type Behaviour = 'answers' | 'broken' | 'silent' | 'stubborn';

async function standIn(name: string, behaviour: Behaviour): Promise<ServerCommand & { port: number }> {
  const port = await freePort();
  return {
    name,
    script: path.join(__dirname, 'stand-in-server.fixture.ts'),
    args: [behaviour, String(port)],
    cwd: __dirname,
    readyUrl: `http://127.0.0.1:${port}/ready`,
    port,
  };
}

function openShop(servers: ServerCommand[], patienceMs?: number, beside?: ScriptCommand) {
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
    patienceMs,
    beside,
  });
  return { exitCode, welcomed, ctrlC, text: () => said.join('\n') };
}

it('welcomes once all servers answer, and Ctrl-C stops them all with exit code 0', async () => {
  const servers = [await standIn('mock API', 'answers'), await standIn('storefront', 'answers')];
  const shop = openShop(servers);

  expect(await shop.welcomed).toEqual([expect.stringMatching(/^hello/), expect.stringMatching(/^hello/)]);
  shop.ctrlC.abort();

  expect(await shop.exitCode).toBe(0);
  expect(shop.text()).toMatch(/Starting the mock API and the storefront[\s\S]*answers[\s\S]*Welcome[\s\S]*Closing/);
  for (const { port } of servers) expect(await isPortTaken(port)).toBe(false);
});

it('names the server that does not start, with its last words, and stops the other', async () => {
  const storefront = await standIn('storefront', 'answers');
  const shop = openShop([await standIn('mock API', 'broken'), storefront]);

  expect(await shop.exitCode).toBe(1);
  expect(shop.text()).toContain('The mock API ended by itself (exit code 3).');
  expect(shop.text()).toContain('the data file is unreadable');
  expect(shop.text()).not.toContain('Welcome');
  expect(await isPortTaken(storefront.port)).toBe(false);
});

it('stops the other when one ends while the shop is open', async () => {
  const [api, storefront] = [await standIn('mock API', 'answers'), await standIn('storefront', 'answers')];
  const shop = openShop([api, storefront]);
  await shop.welcomed;

  await fetch(`http://127.0.0.1:${storefront.port}/die`).catch(() => null);

  expect(await shop.exitCode).toBe(1);
  expect(shop.text()).toContain('The storefront ended by itself (exit code 7).');
  expect(await isPortTaken(api.port)).toBe(false);
});

it('gives up on a server that never answers, and says which', async () => {
  const shop = openShop([await standIn('mock API', 'answers'), await standIn('storefront', 'silent')], 5_000);

  expect(await shop.exitCode).toBe(1);
  expect(shop.text()).toContain('The storefront does not answer at http://127.0.0.1:');
  expect(shop.text()).not.toContain('The mock API does not answer');
});

it('stops at once when interrupted while starting', async () => {
  const shop = openShop([await standIn('mock API', 'silent')]);
  shop.ctrlC.abort();

  expect(await shop.exitCode).toBe(0);
});

describe('what runs beside the open shop', () => {
  it('says how it failed, and the shop stays open', async () => {
    const shop = openShop(
      [await standIn('mock API', 'answers')],
      undefined,
      await standIn('build of the console', 'broken'),
    );
    await shop.welcomed;
    await waitFor(() => shop.text().includes('The build of the console did not work (exit code 3).'));
    expect(shop.text()).toContain('the data file is unreadable');

    shop.ctrlC.abort();
    expect(await shop.exitCode).toBe(0);
  });

  it('begins after the welcome, and ends with the shop', async () => {
    const beside = await standIn('build of the console', 'answers');
    const shop = openShop([await standIn('mock API', 'answers')], undefined, beside);
    await shop.welcomed;
    await waitFor(() => isPortTaken(beside.port));

    shop.ctrlC.abort();
    expect(await shop.exitCode).toBe(0);
    expect(await isPortTaken(beside.port)).toBe(false);
    expect(shop.text()).not.toContain('did not work');
  });
});

async function waitFor(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}
