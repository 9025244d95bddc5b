import { RuleTester, type Rule } from 'eslint';

const rule = jest.requireActual<Rule.RuleModule>('../eslint/folder-direction.cjs');

const edges = { world: [], 'features/cart': ['world'], 'features/pay': ['features/cart'], 'app.ts': ['features/pay'] };
const options = (table: object = edges) => [{ root: '/app/src', edges: table }];

const at = (file: string, target: string, table?: object) => ({
  name: `${file} -> ${target}`,
  filename: `/app/src/${file}`,
  code: `import '${target}';`,
  options: options(table),
});

new RuleTester().run('folder-direction', rule, {
  valid: [
    at('features/cart/add.ts', '../../world/clock.ts'),
    at('features/pay/pay.ts', '../../world/clock.ts'),
    at('features/cart/add.ts', './line.ts'),
    at('app.ts', './world/clock.ts'),
    at('main.ts', './app.ts'),
    at('world/clock.spec.ts', '../app.ts'),
    at('world/clock.ts', 'zod'),
  ],
  invalid: [
    { ...at('world/clock.ts', '../features/cart/add.ts'), errors: [{ messageId: 'direction' }] },
    { ...at('features/cart/add.ts', '../pay/pay.ts'), errors: [{ messageId: 'direction' }] },
    { ...at('features/pay/pay.ts', '../../app.ts'), errors: [{ messageId: 'direction' }] },
    { ...at('world/clock.ts', '../main.ts'), errors: [{ messageId: 'direction' }] },
    { ...at('misc/x.ts', 'zod'), errors: [{ messageId: 'unknown' }] },
  ],
});

it('rejects a table with a circle or an unknown folder', () => {
  const load = (table: object) => rule.create({ options: options(table), filename: '/app/src/a/x.ts' } as never);
  expect(() => load({ a: ['b'], b: ['c'], c: ['a'] })).toThrow('Folder circle: a -> b -> c -> a');
  expect(() => load({ a: ['none'] })).toThrow('a names an unknown folder: none');
});
