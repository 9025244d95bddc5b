import { written } from '../testing/served.fixture.ts';
import { readConfigFile } from './config-file.ts';

const TEXT = 'Give a text, or omit it.';
const LIST = 'Write a list, in brackets.';
const OBJECT = 'Write an object, in braces.';
const PORT = 'Give a whole number from 0 to 65535.';
const DOCUMENTS = 'Write a path or URL, or a list of them; one with a base is { document, base }.';
const BASE = 'The paths below /__mock are the server’s own.';
const CODE = 'Write a function, in mock.config.ts or .js.';
const closed = (entry: string) => `situations:\n  closed:\n    ${entry}`;

it.each([
  ['documents: 5', ':1 documents', DOCUMENTS],
  ['documents: [{ file: api.yaml }]', ':1 documents', DOCUMENTS],
  ['documents: ""', ':1 documents', DOCUMENTS],
  ['documents: [{ document: api.yaml, base: /__mock }]', ':1 documents.0.base', BASE],
  ['port: 70000', ':1 port', PORT],
  ['port: eighty', ':1 port', PORT],
  ['port: 80.5', ':1 port', PORT],
  ['# nothing\nport:', ':2 port', PORT],
  ['host: ""', ':1 host', TEXT],
  ['httpsCert: true', ':1 httpsCert', TEXT],
  ['port: 1\nhttpsKey: a.pem', ':2 httpsKey', 'HTTPS needs both, a certificate and its key.'],
  ['corsOrigins: https://app.example', ':1 corsOrigins', LIST],
  [
    'corsOrigins:\n  - http://localhost:1\n  - https://app.example/a',
    ':3 corsOrigins.1',
    'Write an origin like http://localhost:4200, without a path.',
  ],
  ['allowHosts: [mock.local:80]', ':1 allowHosts.0', 'Write a host name like mock.local, without a port.'],
  ['controlToken: [a]', ':1 controlToken', TEXT],
  ['bodyLimit: big', ':1 bodyLimit', 'Write a size such as 65536, 64kb or 10mb.'],
  ['dataFile: true', ':1 dataFile', TEXT],
  [
    'dataFile: mock.sqlite\nseed: 1',
    ':2 seed',
    'A seeded world repeats its ids, so it cannot be stored. Give either seed or dataFile.',
  ],
  ['overrides: {}', ':1 overrides', TEXT],
  ['situations: [closed]', ':1 situations', OBJECT],
  [closed(''), ':2 situations.closed', OBJECT],
  [closed('call: [addTodo]'), ':3 situations.closed.call', /^There is no such key\. Allowed: .*, calls, /],
  [closed('calls: addTodo'), ':3 situations.closed.calls', LIST],
  [closed('respond: 403'), ':3 situations.closed.respond', /^Write \{ status: 403, body: \{\} \}/],
  [closed('respond: { status: "403" }'), ':3 situations.closed.respond', /^Write \{ status: 403, body: \{\} \}/],
  [closed('latency: 250'), ':3 situations.closed.latency', 'Write milliseconds as { min: 100, max: 400 }.'],
  [closed('latency: { min: 9, max: 1 }'), ':3 situations.closed.latency', /^Write milliseconds/],
  [closed('calls: [addTodo]'), ':2 situations.closed', /^Say what it does: respond, change, latency, /],
  [closed('path: /todos'), ':3 situations.closed.path', 'Write a regular expression, in mock.config.ts or .js.'],
  [closed('matches: all'), ':3 situations.closed.matches', CODE],
  [closed('connection: cut'), ':3 situations.closed.connection', 'Must be one of reset, empty, garbage.'],
  ['active: closed', ':1 active', LIST],
  ['latency: fast', ':1 latency', /^Give milliseconds \(250\), a range/],
  ['masks: ssn', ':1 masks', OBJECT],
  ['masks:\n  fields: ssn', ':2 masks.fields', LIST],
  ['masks: { field: [ssn] }', ':1 masks.field', 'There is no such key. Allowed: fields, headers, path.'],
  ['validate: off', ':1 validate', 'Must be one of refuse, warn.'],
  ['security: "yes"', ':1 security', 'Write true or false.'],
  ['strictIds: "yes"', ':1 strictIds', 'Write true or false.'],
  ['operations: { addTodo: 1 }', ':1 operations.addTodo', CODE],
  ['operations: [addTodo]', ':1 operations', OBJECT],
  ['logLevel: loud', ':1 logLevel', 'Must be one of silent, error, warn, info, debug.'],
  ['port: 1\nstrictId: true', ':2 strictId', /^There is no such key\. Allowed: documents, .*, strictIds, /],
  ['- api.yaml', ':1', OBJECT],
  ['api.yaml', ':1', OBJECT],
])('refuses %j by line and key, and says what is right', async (yaml, place, reason) => {
  const file = written(yaml, 'mock.config.yaml');
  const { message } = (await readConfigFile(file).catch((error: unknown) => error)) as Error;
  const [said, told] = [`${file}${place}${place === ':1' ? '' : ':'} `, message.slice(0, message.lastIndexOf(file))];
  expect(told).toBe('');
  expect(message.slice(0, said.length)).toBe(said);
  expect(message.slice(said.length)).toMatch(reason);
});

it.each([
  ['json', '{\n  "documents": [\n    "a" "b"', /:3 missed comma [^\n]+$/],
  ['yaml', 'port: 1\nhost: [', /:\d [^\n]+$/],
  ['yaml', 'port: 1\nport: 2', /:2 duplicated mapping key$/],
  ['mjs', 'const config = {};\nexport const none = config;', / Export the configuration as default\.$/],
  ['ts', 'export default () => ({});', / Write an object, in braces\.$/],
  ['mjs', '\nthrow new Error("late\\nand long");', / late$/],
  ['mjs', 'throw "no error";', / no error$/],
  ['mjs', 'import "nowhere";', / Cannot find [^\n]*nowhere[^\n]*$/],
  [
    'ts',
    '// masks\nexport default {\n  documents: [],\n  masks: { fields: "ssn" },\n};',
    /:4 masks\.fields: Write a list/,
  ],
  ['ts', 'const operations = { addTodo: 1 };\nexport default { operations };', /:1 operations\.addTodo: Write a fun/],
])('refuses a %s file in one line: %j', async (end, text, reason) => {
  const file = written(text, `mock.config.${end}`);
  await expect(readConfigFile(file)).rejects.toMatchObject({
    name: 'SetupError',
    message: expect.stringMatching(reason) as string,
  });
  await expect(readConfigFile(file)).rejects.toThrow(file);
});

it('takes what is right, numbers in place of texts too', async () => {
  const config = 'export default Promise.resolve({ port: "80", seed: 7, latency: 250, bodyLimit: 9 });';
  const file = written(config, 'mock.config.mjs');
  expect((await readConfigFile(file))?.config).toEqual({ port: 80, seed: '7', latency: '250', bodyLimit: 9 });
});
