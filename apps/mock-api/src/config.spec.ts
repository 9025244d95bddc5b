import { readConfig } from './config.ts';

function config(args: string[] = [], environment: Record<string, string> = {}) {
  const reading = readConfig(args, environment);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  return reading.config;
}

function faults(args: string[] = [], environment: Record<string, string> = {}) {
  const reading = readConfig(args, environment);
  return !reading.ok && reading.reason === 'wrong' ? reading.faults : [];
}

it('needs nothing: port 3333 on this machine only, state in the workspace, no foreign origins', () => {
  expect(config()).toEqual({
    port: 3333,
    host: 'localhost',
    dataFile: expect.stringMatching(/\.data[\\/]mock-api\.sqlite$/) as string,
    corsOrigins: [],
    signingSecret: undefined,
    tokenLifetime: undefined,
  });
});

it('takes options', () => {
  const args =
    '--port 0 --host 0.0.0.0 --data-file x.sqlite --cors-origin http://a.example --cors-origin https://b.example:8443 --token-minutes 5';
  expect(config(args.split(' '))).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    dataFile: 'x.sqlite',
    corsOrigins: ['http://a.example', 'https://b.example:8443'],
    tokenLifetime: 300_000,
  });
});

it('takes the environment, and options first', () => {
  const environment = {
    MOCK_API_PORT: '4000',
    MOCK_API_HOST: '127.0.0.1',
    MOCK_API_DATA_FILE: 'y.sqlite',
    MOCK_API_CORS_ORIGINS: 'http://a.example, http://b.example',
    MOCK_API_TOKEN_MINUTES: '1',
    MOCK_API_SIGNING_SECRET: 'secret',
  };
  expect(config([], environment)).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataFile: 'y.sqlite',
    corsOrigins: ['http://a.example', 'http://b.example'],
    signingSecret: 'secret',
    tokenLifetime: 60_000,
  });
  expect(config(['--port', '5000', '--data-file', 'z.sqlite'], environment)).toMatchObject({
    port: 5000,
    dataFile: 'z.sqlite',
  });
});

it('keeps nothing when told so', () => {
  expect(config(['--in-memory'], { MOCK_API_DATA_FILE: 'y.sqlite' }).dataFile).toBeUndefined();
  expect(config([], { MOCK_API_IN_MEMORY: '1' }).dataFile).toBeUndefined();
  expect(config(['--data-file', 'x.sqlite'], { MOCK_API_IN_MEMORY: '1' }).dataFile).toBe('x.sqlite');
});

it.each<[string[], Record<string, string>, RegExp]>([
  [['--port', '65536'], {}, /^--port is "65536", but a port is/],
  [['--port', 'http'], {}, /^--port is "http"/],
  [['--port', '1e3'], {}, /^--port/],
  [[], { MOCK_API_PORT: '-1' }, /^MOCK_API_PORT is "-1"/],
  [[], { MOCK_API_PORT: '' }, /^MOCK_API_PORT is ""/],
  [['--prot', '1'], {}, /--prot/],
  [['--port'], {}, /--port/],
  [['4000'], {}, /4000/],
  [['--cors-origin', '*'], {}, /"\*" is no origin/],
  [['--cors-origin', 'http://a.example/'], {}, /is no origin/],
  [['--cors-origin', 'a.example'], {}, /is no origin/],
  [['--cors-origin', 'file:///x'], {}, /is no origin/],
  [['--token-minutes', '0'], {}, /^--token-minutes is "0"/],
  [['--in-memory', '--data-file', 'x'], {}, /not both/],
  [['--data-file='], {}, /^--data-file is empty/],
  [['--host', ''], {}, /^--host is empty/],
  [[], { MOCK_API_SIGNING_SECRET: '' }, /MOCK_API_SIGNING_SECRET is empty/],
])('says what is wrong with %j and %j', (args, environment, words) => {
  expect(faults(args, environment)).toEqual([expect.stringMatching(words)]);
});

it('names all faults at once', () => {
  expect(faults(['--port', 'x', '--cors-origin', '*', '--token-minutes', 'x'])).toHaveLength(3);
});

it.each(['--help', '-h'])('explains itself at %s', (flag) => {
  expect(readConfig([flag], {})).toEqual({ ok: false, reason: 'help' });
});
