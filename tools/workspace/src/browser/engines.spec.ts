import { engineArguments, engines, findEngine } from './engines.ts';

const named = (...args: string[]) => engineArguments(args).wanted.map(({ name }) => name);

it('selects Chromium by default', () => {
  expect(engineArguments(['-g', 'cart'])).toEqual({ wanted: [], mayBeMissing: false, rest: ['-g', 'cart'] });
});

it('selects all or the named engines, and passes other arguments to Playwright', () => {
  expect(engineArguments(['--engines', 'all', '--headed'])).toEqual({
    wanted: engines,
    mayBeMissing: true,
    rest: ['--headed'],
  });
  expect(engineArguments(['-g', 'cart', '--engines=webkit'])).toMatchObject({
    mayBeMissing: false,
    rest: ['-g', 'cart'],
  });
  expect(named('--engines', 'webkit,firefox')).toEqual(['firefox', 'webkit']);
});

it('rejects an unknown or missing engine', () => {
  expect(() => named('--engines', 'opera')).toThrow('Unknown name "opera" in --engines. Known names: firefox, webkit.');
  expect(() => named('--engines')).toThrow('--engines takes "all" or names, such as "firefox,webkit".');
});

it('uses a system Firefox when Playwright has no build', () => {
  const engine = { name: 'firefox', ownBuild: '/no/such/file', installed: ['/nor/this', process.execPath] } as const;
  expect(findEngine(engine, '/', {})).toEqual({ SHOP_FIREFOX: process.execPath });
  expect(findEngine(engine, '/', { SHOP_FIREFOX: '/opt/firefox' })).toEqual({});
  expect(findEngine({ ...engine, ownBuild: process.execPath }, '/', {})).toEqual({});
});
