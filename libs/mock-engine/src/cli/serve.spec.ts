import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { dump as stringify } from 'js-yaml';

import { runCommand } from '../testing/run-command.fixture.ts';
import { folder, run, serving } from '../testing/processes.fixture.ts';
import { written } from '../testing/served.fixture.ts';

const main = join(import.meta.dirname, '../bin.ts');
const write = (name: string, content: object | string) => written(content, name);
const json = (example: unknown) => ({ description: '', content: { 'application/json': { schema: {}, example } } });
const document = (name: string, others: object = {}) => ({
  openapi: '3.1.0',
  info: { title: name, version: '1' },
  paths: { [`/${name}`]: { get: { operationId: name, responses: { 200: json(name) } } } },
  ...others,
});

it('serves documents below their bases, and says what they keep and what has no effect', async () => {
  const item = { type: 'object', properties: { id: { type: 'integer' } } };
  const responses = { 200: { description: '', content: { 'application/json': { schema: item } } } };
  const users = document('users', {
    webhooks: { joined: { post: { responses: {} } } },
    paths: {
      '/users': {
        get: { responses: { 200: json([]) } },
        post: { responses, security: [{ key: [] }], requestBody: { content: { 'text/xml': {} } } },
      },
      '/users/{id}': { get: { responses } },
    },
  });
  // A path that looks like a base and a document.
  const own = write('c=own.json', document('own'));
  const server = await serving(
    run(main, `/a=${write('users.json', users)}`, `/b=${write('orders.json', document('orders'))}`, own),
  );
  expect(await (await fetch(`${server.url}/a/users`)).json()).toEqual([]);
  expect(await (await fetch(`${server.url}/b/orders`)).json()).toBe('orders');
  expect(await (await fetch(`${server.url}/own`)).json()).toBe('own');
  expect(server.said().split('\n').slice(1)).toEqual([
    `  Console      ${server.url}/__mock`,
    '  Keeps items  /a/users',
    '  Left out     /a 1 webhook (the server sends no requests)',
    '               /a XML that is sent to 1 operation (taken as it comes)',
    '               /a security of 1 operation (checked with --security only)',
    '',
  ]);
  const secured = await serving(run(main, '--security', join(folder, 'users.json')));
  expect(secured.said()).toMatch(/Left out +1 webhook \([^)]*\)\n +XML [^)]*\)\n$/);
});

it.each([
  ['json', JSON.stringify],
  ['yaml', stringify],
])('reads mock.config.%s of the folder where the user is, and the command line overrides it', async (end, written) => {
  write('api.json', document('todos'));
  write(
    `mock.config.${end}`,
    written({
      documents: 'api.json',
      corsOrigins: ['https://app.example'],
      bodyLimit: '1kb',
      active: ['closed'],
      situations: { closed: { calls: ['todos'], respond: { status: 418, body: 'closed' } } },
      port: 1,
    }),
  );
  // npm runs a script in the folder of its package.
  const script = join(folder, 'package');
  mkdirSync(script);
  const environment = { INIT_CWD: folder, npm_package_json: join(script, 'package.json') };
  const started = runCommand(process.execPath, [main, '--port', '0'], environment, script);
  try {
    const { url } = await serving(started);
    const headers = { origin: 'https://app.example' };
    const response = await fetch(`${url}/todos`, { headers });
    expect(response.status).toBe(418);
    expect(response.headers.get('access-control-allow-origin')).toBe(headers.origin);
  } finally {
    started.child.kill('SIGKILL');
    await started.ended;
  }
});

it('reads a document from standard input', async () => {
  const file = write('api.yaml', stringify(document('todos')));
  const wanted = ['-c', 'exec "$0" "$1" --port 0 - < "$2"', process.execPath, main, file];
  const started = runCommand('sh', wanted);
  try {
    const { url } = await serving(started);
    expect(await (await fetch(`${url}/todos`)).json()).toBe('todos');
  } finally {
    started.child.kill('SIGKILL');
    await started.ended;
  }
  write('api.yaml', 'openapi: 4.0.0\n');
  expect((await runCommand('sh', wanted).ended).said).toMatch(/^-:1 Not an OpenAPI document/);
});

it('says which Node it needs, on an older one', async () => {
  const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})";
  expect(await runCommand(process.execPath, ['--import', older, main]).ended).toEqual({
    code: 1,
    said: 'The mock engine needs Node 22.18 or newer. This is 20.20.2.\n',
  });
});

it('reports a document or configuration that is missing or wrong in one line', async () => {
  const broken = write('broken.yaml', 'paths: {}\nopenapi: 4.0.0\n');
  const config = write('mock.config.json', '{ "documents": ');
  const said = async (...args: string[]) => run(main, ...args).ended;
  expect(await said()).toEqual({
    code: 1,
    said: expect.stringMatching(/^error: Give an OpenAPI document, /) as string,
  });
  expect(await said(broken)).toEqual({ code: 1, said: expect.stringMatching(/broken\.yaml:2 .*\n$/) as string });
  expect(await said('--config', config)).toEqual({
    code: 1,
    said: expect.stringMatching(/mock\.config\.json:\d unexpected end [^\n]+\n$/) as string,
  });
  const api = write('api.json', document('todos'));
  const misspelt = write(
    'misspelt.json',
    '{ "documents": "api.json",\n "situations": { "closed": { "calls": ["todo"], "connection": "reset" } } }',
  );
  expect(await said('--config', misspelt)).toEqual({
    code: 1,
    said: `${misspelt}:2 situations.closed.calls.0: There is no operation todo. The document has todos.\n`,
  });
  const unknown = write('unknown.yaml', 'documents: api.json\nactive:\n  - down:todos\n  - clsed\n');
  expect(await said('--config', unknown)).toEqual({
    code: 1,
    said: expect.stringMatching(/unknown\.yaml:4 active\.1: There is no situation clsed\. Allowed: down, /) as string,
  });
  const thrown = write('thrown.mjs', '\nthrow new TypeError("late");');
  expect(await said('--config', thrown)).toEqual({ code: 1, said: `${thrown}:2 late\n` });
  const typed = write('typed.ts', 'export default {\n  documents: "api.json",\n  port: 1 host: 2\n};');
  expect(await said('--config', typed)).toEqual({
    code: 1,
    said: expect.stringMatching(/typed\.ts:3 [^\n]+\n$/) as string,
  });
  expect(await said(api, '--body-limit', 'big')).toEqual({
    code: 1,
    said: expect.stringContaining('Write a size such as') as string,
  });
  expect((await said('--help')).said).toMatch(/^Usage: mock-engine \[options\] \[documents\.\.\.\]\n/);
});
