import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load as parse } from 'js-yaml';

// The package in the folder of somebody else: what npm packs, its declared dependencies, and nothing of the workspace.

const root = path.join(import.meta.dirname, '../../..');
const NAME = '@shop/mock-engine';
/** What the stranger has besides. */
const ownTools = ['typescript', 'jest', 'vitest', '@playwright/test', '@types/node', 'openapi-typescript'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: object;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestIn = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

let folder: string;
let packed: string[];
const installed = () => path.join(folder, 'node_modules', NAME);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stranger-'));
  cpSync(path.join(import.meta.dirname, 'files'), folder, { recursive: true });
  cpSync(path.join(import.meta.dirname, '../examples/todo/todo.yaml'), path.join(folder, 'api.yaml'));
  writeFileSync(
    path.join(folder, 'api.json'),
    JSON.stringify(parse(readFileSync(path.join(folder, 'api.yaml'), 'utf8'))),
  );
  // Nx has built it.
  const pack = ['pack', './libs/mock-engine/dist', '--json', '--pack-destination', folder];
  const [{ filename, files }] = JSON.parse(
    execFileSync('npm', pack, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' }),
  ) as [{ filename: string; files: { path: string }[] }];
  packed = files.map((file) => file.path);
  mkdirSync(installed(), { recursive: true });
  execFileSync('tar', ['-xzf', filename, '-C', installed(), '--strip-components=1'], { cwd: folder });
  for (const name of [...Object.keys(manifestIn(installed()).dependencies ?? {}), ...ownTools]) link(name);
  node([bin('openapi-typescript'), 'api.yaml', '-o', 'api-types.ts']);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Links a package from the workspace, as npm would install it. */
function link(name: string): void {
  const target = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(folderOf(name), target, 'junction');
}

/** Where the workspace has a package. */
function folderOf(name: string, from = path.join(root, 'libs/mock-engine')): string {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => path.join(place, name)).find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}

/** The script of a package's command. */
function bin(name: string): string {
  const { bin: given } = manifestIn(folderOf(name)) as Manifest & { bin: string | Record<string, string> };
  return path.join(folderOf(name), typeof given === 'string' ? given : (given[name] ?? Object.values(given)[0] ?? ''));
}

function node(args: readonly string[]): string {
  // Playwright refuses to run inside Jest.
  const { JEST_WORKER_ID: _, ...env } = process.env;
  return execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

it('has its command, console, manual and types, and no sources', () => {
  expect(packed).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'bin.js', 'console/index.html', 'config/define-config.d.ts']),
  );
  expect(packed.filter((file) => /^src\/|\.spec\.|fixture/.test(file))).toEqual([]);
  expect(Object.keys(manifestIn(installed()).exports)).not.toContain('./*');
});

it('brings at most 15 direct and 62 installed packages of 25 MB', () => {
  // By name and version: where npm finds room for them is this workspace's matter.
  const all = new Map<string, string>();
  const visit = (from: string) => {
    for (const name of Object.keys(manifestIn(from).dependencies ?? {})) {
      const found = folderOf(name, from);
      const one = `${name}@${manifestIn(found).version}`;
      if (!all.has(one)) {
        all.set(one, found);
        visit(found);
      }
    }
  };
  visit(installed());
  expect(Object.keys(manifestIn(installed()).dependencies ?? {}).length).toBeLessThanOrEqual(15);
  expect(all.size).toBeLessThanOrEqual(62);
  const sizeOf = (where: string) =>
    globSync('**/*', { cwd: where, exclude: (name) => name === 'node_modules' })
      .map((file) => statSync(path.join(where, file)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  const megabytes = [installed(), ...all.values()].map(sizeOf).reduce((sum, size) => sum + size, 0) / 1e6;
  expect(megabytes).toBeLessThan(25);
});

it('serves a document with one typed operation, by a configuration in TypeScript', async () => {
  const server = spawn(process.execPath, [path.join(installed(), 'bin.js'), '--port', '0'], { cwd: folder });
  try {
    let said = '';
    server.stderr.on('data', (text: Buffer) => (said += text.toString()));
    while (!/Keeps items/.test(said)) said += String((await once(server.stdout, 'data'))[0]);
    const [url = ''] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    const get = async (at: string, method = 'GET') => fetch(url + at, { method });
    expect(await (await get('/todos')).json()).toEqual([{ id: 1, title: 'Water the tulsi', isDone: false }]);
    expect(await (await get('/summary?word=left')).text()).toBe('nothing is left');
    expect((await get('/todos/1', 'DELETE')).status).toBe(403);
    expect(await (await get('/__mock')).text()).toContain('<div id="root">');
    expect(await (await get('/__mock/reference')).text()).toContain('npm install @scalar/fastify-api-reference');
    expect(said).toMatch(/Keeps items +\/todos\n/);
  } finally {
    server.kill();
    await once(server, 'close');
  }
});

it.each([
  [
    'a CommonJS test of Jest without a flag, which begins each test anew',
    () => [bin('jest'), '--rootDir=.', '--testMatch=**/*.test.cjs', '--json'],
    { numPassedTests: 2, numFailedTests: 0 },
  ],
  [
    'a test of Vitest',
    () => [bin('vitest'), 'run', 'todo.spec.ts', '--reporter=json'],
    { numPassedTests: 1, numFailedTests: 0 },
  ],
  [
    'a test of Playwright, which gives each test a world',
    () => [path.join(folderOf('@playwright/test'), 'cli.js'), 'test', '--workers=1', '--reporter=json'],
    { stats: { expected: 2, unexpected: 0 } },
  ],
])('works in %s', (_, command, found) => expect(JSON.parse(node(command()))).toMatchObject(found));

it('responds without a server, as one, and to its control client', () => {
  expect(JSON.parse(node(['handler.ts']))).toEqual([
    201,
    [
      { id: 1, title: 'Water the tulsi', isDone: false },
      { id: 2, title: 'Buy milk', isDone: false },
    ],
    1,
    'function',
  ]);
});

it('has types that fit the document, and tells an operation that does not', () => {
  const config = readFileSync(path.join(folder, 'mock.config.ts'), 'utf8');
  const wrong = config.replace('status: 200', 'status: 201').replace('query.word', 'query.wrod');
  writeFileSync(path.join(folder, 'wrong.ts'), wrong);
  const { stdout } = spawnSync(process.execPath, [bin('typescript'), '-p', '.'], { cwd: folder, encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => /error TS/.test(line));
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.filter((line) => !line.startsWith('wrong.ts'))).toEqual([]);
});
