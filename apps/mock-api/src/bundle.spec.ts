import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '..');
const vite = join(dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');

let folder: string;
let server: ChildProcess | undefined;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bundle-'))));
afterEach(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('bundled, the server finds its pictures and the payment window, wherever it is started from', async () => {
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', folder], { cwd: project });
  expect([status, stderr.toString()]).toEqual([0, expect.any(String)]);

  server = spawn(process.execPath, [join(folder, 'main.js'), '--port', '0', '--in-memory'], { cwd: folder });
  const ended = once(server, 'close').then(() => ['it ended']);
  const [line] = (await Promise.race([once(server.stdout!, 'data'), ended])) as unknown[];
  expect(String(line)).toMatch(/http:\/\/localhost:\d+/);
  const [url] = /http:\/\/localhost:\d+/.exec(String(line)) ?? [];

  const paths = ['/api/v1/all-products', '/mockpay/window', '/custom/images/products/new/vv001.jpg'];
  const answers = await Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).status));
  expect(answers).toEqual([200, 200, 200]);
});
