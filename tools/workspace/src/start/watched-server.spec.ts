import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { isPortTaken } from './ports.ts';
import { startShop } from './start-shop.ts';

const fixture = path.join(__dirname, 'fake-server.fixture.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  cpSync(fixture, path.join(folder, 'server.mts'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As some editors save. */
function saveByRenaming(): void {
  cpSync(fixture, path.join(folder, 'server.mts~'));
  renameSync(path.join(folder, 'server.mts~'), path.join(folder, 'server.mts'));
}

async function openWatched(behaviour: 'answers' | 'broken' | 'stubborn') {
  const port = await freePort();
  const ctrlC = new AbortController();
  let printed = '';
  const print = (text: string) => void (printed += text);
  const exitCode = startShop({
    servers: [
      {
        name: 'mock API',
        script: path.join(folder, 'server.mts'),
        args: [behaviour, String(port)],
        cwd: folder,
        readyUrl: `http://127.0.0.1:${port}/`,
        watched: [folder],
      },
    ],
    interruption: ctrlC.signal,
    say: print,
    write: print,
    welcome: () => 'Welcome',
  });
  const answer = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.text(),
      () => '',
    );
  return { port, ctrlC, exitCode, answer, text: () => printed };
}

it('a save restarts the server, an error is shown, the next save recovers, and Ctrl-C stops everything', async () => {
  const shop = await openWatched('answers');
  await until(() => shop.text().includes('Welcome'));
  const before = await shop.answer();

  saveByRenaming();
  await until(async () => /^hello/.test(await shop.answer()) && (await shop.answer()) !== before);
  const between = await shop.answer();

  saveByRenaming();
  await until(async () => /^hello/.test(await shop.answer()) && (await shop.answer()) !== between);

  writeFileSync(path.join(folder, 'server.mts'), 'const broken = (');
  await until(() => shop.text().includes('ERR_INVALID_TYPESCRIPT_SYNTAX'));

  cpSync(fixture, path.join(folder, 'server.mts'));
  await until(async () => /^hello/.test(await shop.answer()));

  shop.ctrlC.abort();
  expect(await shop.exitCode).toBe(0);
  expect(await isPortTaken(shop.port)).toBe(false);
});

it('a watched server that does not start stops the shop, with its last output', async () => {
  const shop = await openWatched('broken');

  expect(await shop.exitCode).toBe(1);
  expect(shop.text()).toContain('The mock API did not start. Its last output:\n\nthe data file is unreadable');
});

it('a server that ignores the signal is killed with its watcher', async () => {
  const shop = await openWatched('stubborn');
  await until(() => shop.text().includes('Welcome'));

  shop.ctrlC.abort();
  expect(await shop.exitCode).toBe(0);
  expect(await isPortTaken(shop.port)).toBe(false);
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}
