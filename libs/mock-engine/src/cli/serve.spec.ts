import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dump as stringify } from 'js-yaml';
import { json, object, whole } from '../testing/description.fixture.ts';
import { folder, run, serving, start } from '../testing/processes.fixture.ts';
import { written } from '../testing/served.fixture.ts';
import { serveCommand } from './serve.ts';

const main = join(import.meta.dirname, '../bin.ts');
const shown = (example: unknown) => ({ responses: { 200: json({}, { example }) } });
const document = (name: string, others: object = {}) => ({
  openapi: '3.1.0',
  info: { title: name, version: '1' },
  paths: { [`/${name}`]: { get: { operationId: name, ...shown(name) } } },
  ...others,
});
const textAt = async (url: string): Promise<unknown> => (await fetch(url)).json();

it('serves documents below their bases, and says what they keep and what has no effect', async () => {
  const responses = { 200: json(object({ id: whole })) };
  const post = { responses, security: [{ key: [] }], requestBody: { content: { 'text/xml': {} } } };
  const users = document('users', {
    webhooks: { joined: { post: { responses: {} } } },
    paths: { '/users': { get: shown([]), post }, '/users/{id}': { get: { responses } } },
  });
  const [a, b] = [written(users, 'users.json'), written(document('orders'), 'orders.json')];
  // A path that looks like a base and a document.
  const own = written(document('own'), 'c=own.json');
  const { url, said } = await serving(run(main, `/a=${a}`, `/b=${b}`, own));
  const served = ['a/users', 'b/orders', 'own'].map((path) => textAt(`${url}/${path}`));
  expect(await Promise.all(served)).toEqual([[], 'orders', 'own']);
  expect(said().split('\n').slice(1)).toEqual([
    `  Console      ${url}/__mock`,
    '  Keeps items  /a/users',
    '  Left out     /a 1 webhook (the server sends no requests)',
    '               /a XML that is sent to 1 operation (taken as it comes)',
    '               /a security of 1 operation (checked with --security only)',
    '',
  ]);
});

it('reads mock.config.yaml of the folder where the user is, and the command line overrides it', async () => {
  written(document('todos'));
  const closed = { calls: ['todos'], respond: { status: 418, body: 'closed' } };
  const corsOrigins = ['https://app.example'];
  const config = { documents: 'api.json', corsOrigins, active: ['closed'], situations: { closed }, port: 1 };
  written(stringify(config), 'mock.config.yaml');
  // npm runs a script in the folder of its package.
  const script = join(folder, 'package');
  mkdirSync(script);
  const environment = { INIT_CWD: folder, npm_package_json: join(script, 'package.json') };
  const { url } = await serving(start(process.execPath, [main, '--port', '0'], environment, script));
  const response = await fetch(`${url}/todos`, { headers: { origin: 'https://app.example' } });
  expect(response.status).toBe(418);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
});

it('reads a document from standard input, and reports a wrong one', async () => {
  const file = written(stringify(document('todos')), 'api.yaml');
  const fromInput = () => start('sh', ['-c', 'exec "$0" "$1" --port 0 - < "$2"', process.execPath, main, file]);
  const { url } = await serving(fromInput());
  expect(await textAt(`${url}/todos`)).toBe('todos');
  written('openapi: 4.0.0\n', 'api.yaml');
  const said = expect.stringMatching(/^-:1 Not an OpenAPI document: .*\n$/) as string;
  expect(await fromInput().ended).toEqual({ code: 1, said });
});

it('says which Node it needs, on an older one', async () => {
  const older = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})";
  expect(await start(process.execPath, ['--import', older, main]).ended).toEqual({
    code: 1,
    said: 'The mock engine needs Node 22.18 or newer. This is 20.20.2.\n',
  });
});

it('tells its options, and refuses a wrong one', () => {
  const command = serveCommand().exitOverride();
  expect(command.helpInformation()).toMatch(/^Usage: mock-engine \[options\] \[documents\.\.\.\]\n/);
  command.configureOutput({ writeErr: () => {} });
  const parse = () => command.parse(['api.json', '--body-limit', 'big'], { from: 'user' });
  expect(parse).toThrow('Write a size such as');
});

it('reports a missing document and a wrong configuration in one line', async () => {
  written(document('todos'));
  const unknown = written('documents: api.json\nactive:\n  - down:todos\n  - clsed\n', 'unknown.yaml');
  const thrown = written('\nthrow new TypeError("late");', 'thrown.mjs');
  const typed = written('export default {\n  documents: "api.json",\n  port: 1 host: 2\n};', 'typed.ts');
  for (const [args, said] of [
    [[], /^error: Give an OpenAPI document, .*\n$/],
    [['--config', unknown], /^.*unknown\.yaml:4 active\.1: There is no situation clsed\. Allowed: down, .*\n$/],
    [['--config', thrown], /^.*thrown\.mjs:2 late\n$/],
    [['--config', typed], /^.*typed\.ts:3 .+\n$/],
  ] as const)
    expect(await run(main, ...args).ended).toEqual({ code: 1, said: expect.stringMatching(said) as string });
});
