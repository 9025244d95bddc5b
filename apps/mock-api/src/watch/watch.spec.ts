import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runScript, type StartedProcess } from '../testing/start-server.ts';

const workspace = join(import.meta.dirname, '../../../..');

let copy: string;
let server: StartedProcess;
let url: string;

/** The server's sources in a folder of their own, so that they can be changed. */
function copyWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  const sources = ['apps/mock-api/src', 'libs/domain', 'libs/api-contract', 'tools/contract'];
  for (const source of sources) cpSync(join(workspace, source), join(folder, source), { recursive: true });
  cpSync(join(workspace, 'apps/mock-api/package.json'), join(folder, 'apps/mock-api/package.json'));

  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@shop'), { recursive: true });
  for (const name of readdirSync(join(workspace, 'node_modules')).filter((one) => one !== '@shop')) {
    symlinkSync(join(workspace, 'node_modules', name), join(modules, name));
  }
  symlinkSync(join(folder, 'libs/domain'), join(modules, '@shop/domain'));
  symlinkSync(join(folder, 'libs/api-contract'), join(modules, '@shop/api-contract'));
  return folder;
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

async function call(path: string, body?: object, token?: string) {
  const response = await fetch(url + path, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const seedFile = 'apps/mock-api/src/features/academy/academy.seed.ts';
const ravi = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi', mobile: '9000000002' };

beforeAll(async () => {
  copy = copyWorkspace();
  server = runScript(join(copy, 'apps/mock-api/src/main.ts'), [
    ...['--port', '0', '--watch', '--data-file', join(copy, 'shop.sqlite')],
    ...['--world', 'phone', '--situation', 'offers-down'],
  ]);
  [url = ''] = await server.says(/http:\/\/localhost:\d+/);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  rmSync(copy, { recursive: true });
});

it('shows a seed as soon as it is changed, and keeps customers, logins and situations of every world', async () => {
  const tokens = await Promise.all(
    ['', '/__world/phone'].map(async (world) => (await call(`${world}/api/v1/register`, ravi)).body['token'] as string),
  );
  expect((await call('/__world/phone/api/v1/all-offers')).status).toBe(503);

  edit(seedFile, (text) => text.replace('Know Your Plants', 'Know Your Herbs'));
  await server.says(/Reloaded after a change of academy\.seed\.ts/);

  expect((await call('/api/v1/academy-category')).body).toContainEqual(
    expect.objectContaining({ name: 'Know Your Herbs' }),
  );
  expect((await call('/__world/phone/api/v1/academy-category')).body).toContainEqual(
    expect.objectContaining({ name: 'Know Your Herbs' }),
  );
  expect((await call('/api/user', undefined, tokens[0])).body).toMatchObject({ email: ravi.email });
  expect((await call('/__world/phone/api/user', undefined, tokens[1])).body).toMatchObject({ email: ravi.email });
  expect((await call('/__world/phone/api/v1/register', ravi)).status).toBe(409);
  expect((await call('/__world/phone/api/v1/all-offers')).status).toBe(503);
});

it('goes on as it was when a change cannot be loaded, says why, and loads the next one', async () => {
  edit(seedFile, (text) => `${text}\nexport const broken = ;\n`);
  await server.says(/Not reloaded; the server goes on as it was\.\n[\s\S]*academy\.seed\.ts/);
  expect((await call('/api/v1/academy-category')).status).toBe(200);

  edit(seedFile, (text) =>
    text.replace('\nexport const broken = ;\n', '').replace("'Know Your Herbs'", "'Know Your Leaves'"),
  );
  await server.says(/academy\.seed\.ts[\s\S]*Not reloaded[\s\S]*Reloaded after a change of academy\.seed\.ts/);
  expect((await call('/api/v1/academy-category')).body).toContainEqual(
    expect.objectContaining({ name: 'Know Your Leaves' }),
  );
});

it('answers by openapi.yaml as it is now', async () => {
  const order = { cart: [{ product: 46, quantity: 12, type: 'product' }], address: '{}', pincode: '208001' };
  const token = (await call('/api/v1/login', { email: ravi.email, password: ravi.password })).body['token'] as string;
  const refusal = async () => JSON.stringify(await call('/api/v1/payments/mockpay/order/create', order, token));
  expect(await refusal()).toMatch(/"status":400/);
  expect(await refusal()).not.toContain('cart.0.quantity');

  edit('libs/api-contract/openapi.yaml', (text) =>
    text.replace(
      'quantity: { type: integer, minimum: 1, maximum: 40,',
      'quantity: { type: integer, minimum: 1, maximum: 10,',
    ),
  );
  await server.says(/openapi\.yaml changed[\s\S]*Reloaded after a change of openapi\.yaml/);
  expect(await refusal()).toContain('A whole number from 1 to 10.');
  expect((await call('/openapi.json')).body).toMatchObject({
    components: { schemas: { CartLine: { properties: { quantity: { maximum: 10 } } } } },
  });
});

it('leaves no request unanswered while it reloads', async () => {
  const before = server.said().split('Reloaded').length;
  const isReloaded = () => server.said().split('Reloaded').length > before;
  edit(seedFile, (text) => `${text}\n`);

  const statuses: number[] = [];
  while (!isReloaded()) statuses.push((await call('/api/v1/academy-category')).status);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
