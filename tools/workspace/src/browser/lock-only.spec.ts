import { lockOnly, type Lock } from './lock-only.ts';

const whole: Lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/browser': { version: '5.0.0', dependencies: { unpack: '^1.0.0' } },
    'node_modules/unpack': { version: '1.2.0', dependencies: { stream: '^3.0.0', browser: '*' } },
    'node_modules/unpack/node_modules/stream': {
      version: '3.0.0',
      dependencies: { once: '1' },
      optionalDependencies: { fast: '1', absent: '1' },
    },
    'node_modules/stream': { version: '2.0.0' },
    'node_modules/once': { version: '1.0.0' },
    'node_modules/fast': { version: '1.0.0' },
    'node_modules/other': { version: '9.0.0' },
  },
};

it('keeps a package with all it needs, each from where Node would find it, and nothing else', () => {
  const manifest = { name: 'shop-browser', private: true, dependencies: { browser: '5.0.0' } };
  const piece = lockOnly('browser', whole);

  expect(piece?.manifest).toEqual(manifest);
  expect(piece?.lock).toMatchObject({ lockfileVersion: 3, requires: true });
  const { packages } = piece?.lock as Lock;
  expect(packages).toEqual({
    '': manifest,
    ...Object.fromEntries(
      ['browser', 'unpack', 'unpack/node_modules/stream', 'once', 'fast'].map((name) => [
        `node_modules/${name}`,
        whole.packages[`node_modules/${name}`],
      ]),
    ),
  });
});

it('gives up when the lock file lacks a part', () => {
  expect(lockOnly('unheard-of', whole)).toBeNull();
  expect(lockOnly('browser', { packages: { 'node_modules/browser': { dependencies: { gone: '1' } } } })).toBeNull();
});
