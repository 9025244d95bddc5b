import { readShopOptions, shopCommand } from './command.ts';

function read(args: string[], environment: Record<string, string>) {
  let said = '';
  const command = shopCommand()
    .exitOverride()
    .configureOutput({ writeErr: (text) => (said += text), writeOut: (text) => (said += text) });
  try {
    return { config: readShopOptions(args, environment, command), said };
  } catch (error) {
    if (said === '') throw error;
    return { said };
  }
}

const config = (args: string[] = [], environment: Record<string, string> = {}) => read(args, environment).config;

it.each<[string, object]>([
  [
    '--port 0 --host 0.0.0.0 --data-file x.sqlite --token-minutes 5',
    { port: 0, host: '0.0.0.0', dataFile: 'x.sqlite', tokenMinutes: 5 },
  ],
  [
    '--cors-origin http://a.example --cors-origin https://b.example:8443',
    { corsOrigins: ['http://a.example', 'https://b.example:8443'] },
  ],
  [
    '--world phone --world desk --latency 100-400 --products 2000',
    { worlds: ['phone', 'desk'], latency: '100-400', products: 2000 },
  ],
  [
    '--situation catalogue-down --situation slow-3g --overrides o.yaml',
    { active: ['catalogue-down', 'slow-3g'], overrides: 'o.yaml' },
  ],
  [
    '--record-from https://shop.example/api/ --record-postal-from http://post.example --har a.har',
    {
      recordFrom: new URL('https://shop.example/api/'),
      har: 'a.har',
      recordPostalFrom: new URL('http://post.example'),
    },
  ],
  ['--replay a.har --replay b.har --replay-strict', { replay: ['a.har', 'b.har'], replayStrict: true }],
  [
    '--https-cert c.pem --https-key=k.pem --log-level info',
    { httpsCert: 'c.pem', httpsKey: 'k.pem', logLevel: 'info' },
  ],
])('reads %s', (args, expected) => expect(config(args.split(' '))).toMatchObject(expected));

it('reads the environment, which options override', () => {
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
    tokenMinutes: 1,
  });
  const options = ['--port', '5000', '--data-file', 'z.sqlite'];
  expect(config(options, environment)).toMatchObject({ port: 5000, dataFile: 'z.sqlite' });
  // A platform gives PORT.
  expect(config([], { PORT: '4100' })).toMatchObject({ port: 4100 });
  expect(config([], { PORT: '4100', MOCK_API_PORT: '4000' })).toMatchObject({ port: 4000 });
  expect(read([], { PORT: 'x' }).said).toMatch(/'x' from env 'PORT' is invalid/);
});

it('stores in the workspace, but nothing on disk with --in-memory, nor with a seed', () => {
  expect(config()?.dataFile).toMatch(/\.data[\\/]mock-api\.sqlite$/);
  const inMemory = { dataFile: undefined };
  expect(config(['--seed', 'checkout'])).toMatchObject({ seed: 'checkout', ...inMemory });
  expect(config([], { MOCK_API_SEED: 'checkout', MOCK_API_DATA_FILE: 'y.sqlite' })).toMatchObject(inMemory);
  expect(config(['--in-memory'], { MOCK_API_DATA_FILE: 'y.sqlite' })).toMatchObject(inMemory);
  expect(config([], { MOCK_API_IN_MEMORY: 'true' })).toMatchObject(inMemory);
  expect(config(['--data-file', 'x.sqlite'], { MOCK_API_IN_MEMORY: '1' })).toMatchObject({ dataFile: 'x.sqlite' });
});

it.each<[string[], Record<string, string>, RegExp]>([
  [['--port', '65536'], {}, /'--port <number>' argument '65536' is invalid\. Give a whole number from 0 to 65535\./],
  [['--port', '--in-memory'], {}, /--port/],
  [[], { MOCK_API_PORT: '-1' }, /'-1' from env 'MOCK_API_PORT' is invalid/],
  [['--prot', '1'], {}, /unknown option '--prot'\n\(Did you mean --port\?\)/],
  [['4000'], {}, /too many arguments/],
  [['--products', '3'], {}, /whole number from 46 /],
  [['--contract', 'todo.yaml'], {}, /unknown option '--contract'/],
  [['--record-from', 'shop.example', '--har', 'a'], {}, /Write an address like/],
  [['--record-from', 'https://a:b@shop.example', '--har', 'a'], {}, /without a query or password/],
  [['--record-from', 'https://shop.example'], {}, /Recording needs both/],
  [['--record-postal-from', 'https://post.example'], {}, /--record-postal-from needs --record-from/],
  [['--record-from', 'https://a.example', '--har', 'a', '--replay', 'b'], {}, /Either record/],
  [['--replay-strict'], {}, /--replay-strict needs/],
  [['--world', 'My World'], {}, /A world’s name/],
  [
    [],
    { MOCK_API_LOG_LEVEL: 'loud' },
    /'loud' from env 'MOCK_API_LOG_LEVEL' is invalid\. Must be one of silent, error, warn, info, debug\./,
  ],
  [[], { MOCK_API_HTTPS_KEY: 'k.pem' }, /HTTPS needs both/],
  [['--data-file', 'b'], { MOCK_API_SEED: 'a' }, /either --seed or --data-file/],
  [['--data-file', '--products'], {}, /Give a text/],
  [[], { MOCK_API_ALLOW_HOSTS: 'a.local,Https://b' }, /Write a host name/],
  [['--token-minutes', '0'], {}, /whole number from 1 /],
  [['--in-memory', '--data-file', 'x'], {}, /not both/],
  [[], { MOCK_API_SIGNING_SECRET: '' }, /MOCK_API_SIGNING_SECRET is empty/],
  [[], { MOCK_API_IN_MEMORY: 'yes' }, /'yes' from env 'MOCK_API_IN_MEMORY' is invalid\. Write true or false, 1 or 0\./],
])('reports what is wrong with %j and %j', (args, environment, words) => {
  const { config, said } = read(args, environment);
  expect(config).toBeUndefined();
  expect(said).toMatch(/^error: /);
  expect(said).toMatch(words);
});

it('shows valid examples in its help', () => {
  const help = read(['--help'], {}).said;
  const examples = [...help.matchAll(/npm run mock-api -- (.+)/g)].map(([, args = '']) => args.split(' '));
  expect(examples.length).toBeGreaterThan(5);
  for (const args of examples.slice(1)) expect(read(args, {}).config).toBeDefined();
});
