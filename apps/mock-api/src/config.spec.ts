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
    https: undefined,
    corsOrigins: [],
    dataFile: expect.stringMatching(/\.data[\\/]mock-api\.sqlite$/) as string,
    products: undefined,
    postalData: undefined,
    tokenLifetime: undefined,
    signingSecret: undefined,
    worldSeed: undefined,
    worlds: [],
    situations: [],
    replays: [],
    isReplayStrict: false,
    recording: undefined,
    latency: undefined,
    logLevel: 'warn',
    isWatching: false,
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

it('takes worlds and what goes wrong there', () => {
  const args = '--world phone --world desk --situation catalogue-down --situation slow-3g --latency 100-400 --watch';
  expect(config(args.split(' '))).toMatchObject({
    worlds: ['phone', 'desk'],
    situations: ['catalogue-down', 'slow-3g'],
    latency: '100-400',
    isWatching: true,
  });
});

it('takes recordings to make and to play', () => {
  const record = '--record-from https://shop.example/api/ --record-postal-from http://post.example --har a.har';
  expect(config(record.split(' ')).recording).toEqual({
    api: new URL('https://shop.example/api/'),
    postal: new URL('http://post.example'),
    har: 'a.har',
  });
  expect(config('--replay a.har --replay b.har --replay-strict'.split(' '))).toMatchObject({
    replays: ['a.har', 'b.har'],
    isReplayStrict: true,
    recording: undefined,
  });
});

it('takes more content, a certificate and a log', () => {
  const args = '--products 2000 --postal-data pin.csv --https-cert c.pem --https-key=k.pem --log-level info';
  expect(config(args.split(' '))).toMatchObject({
    products: 2000,
    postalData: 'pin.csv',
    https: { certFile: 'c.pem', keyFile: 'k.pem' },
    logLevel: 'info',
  });
});

it('keeps a world with a seed in memory, since it repeats its ids', () => {
  expect(config(['--seed', 'checkout'])).toMatchObject({ worldSeed: 'checkout', dataFile: undefined });
  expect(config([], { MOCK_API_SEED: 'checkout', MOCK_API_DATA_FILE: 'y.sqlite' }).dataFile).toBeUndefined();
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
  expect(config([], environment)).toMatchObject({
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
  [['--prot', '1'], {}, /^There is no option --prot\. Did you mean --port\?$/],
  [['--frobnicate'], {}, /^There is no option --frobnicate\.$/],
  [['-p', '1'], {}, /^There is no option -p\.$/],
  [['--port'], {}, /^--port needs a value: --port NUMBER$/],
  [['--port', '--watch'], {}, /^--port needs a value/],
  [['--port', '1', '--port', '2'], {}, /^--port is given twice\.$/],
  [['--watch=1'], {}, /^--watch takes no value\.$/],
  [['4000'], {}, /^4000 is no option\. Did you mean --port 4000\?$/],
  [['start'], {}, /^start is no option\.$/],
  [['--products', '3'], {}, /^--products is "3", but must be a whole number from 46 /],
  [[], { MOCK_API_PRODUCTS: 'many' }, /^MOCK_API_PRODUCTS is "many"/],
  [['--situation', 'catalog-down'], {}, /^--situation is "catalog-down"\. Did you mean catalogue-down\?$/],
  [['--situation', 'xyz'], {}, /^--situation is "xyz"\. It can be catalogue-down, /],
  [['--latency', 'slow'], {}, /^--latency is "slow", but must be milliseconds .* office, 4g, 3g/],
  [['--latency', '400-100'], {}, /^--latency is "400-100"/],
  [['--record-from', 'shop.example', '--har', 'a'], {}, /^--record-from is "shop\.example", but must be an address/],
  [['--record-from', 'https://a:b@shop.example', '--har', 'a'], {}, /^--record-from is .* password/],
  [['--record-from', 'https://shop.example'], {}, /^To record say both/],
  [['--har', 'a.har'], {}, /^To record say both/],
  [['--record-postal-from', 'https://post.example'], {}, /^--record-postal-from adds to --record-from/],
  [['--record-from', 'https://a.example', '--har', 'a', '--replay', 'b'], {}, /^Either record/],
  [['--replay-strict'], {}, /^--replay-strict needs/],
  [['--world', 'My World'], {}, /^--world is "My World", but a world’s name/],
  [['--log-level', 'inf'], {}, /^--log-level is "inf"\. Did you mean info\?$/],
  [[], { MOCK_API_LOG_LEVEL: 'loud' }, /^MOCK_API_LOG_LEVEL is "loud"\. It can be silent, error, warn, info, debug\.$/],
  [['--https-cert', 'c.pem'], {}, /^HTTPS needs both/],
  [[], { MOCK_API_HTTPS_KEY: 'k.pem' }, /^HTTPS needs both/],
  [['--seed', 'a', '--data-file', 'b'], {}, /either --seed or --data-file/],
  [['--data-file', 'b'], { MOCK_API_SEED: 'a' }, /either --seed or --data-file/],
  [['--postal-data='], {}, /^--postal-data is empty/],
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
