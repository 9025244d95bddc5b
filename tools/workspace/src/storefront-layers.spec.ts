import path from 'node:path';
import { Linter, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';

const rule = jest.requireActual<Rule.RuleModule>('../eslint/storefront-layers.cjs');
const root = path.resolve('src');

/** Lints one line of a file of the storefront, with edges cart -> offers and no other. */
function complaints(file: string, line: string): string[] {
  const config: Linter.Config[] = [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser },
      plugins: { shop: { rules: { layers: rule } } },
      rules: { 'shop/layers': ['error', { root, edges: { cart: ['offers'], offers: [] } }] },
    },
  ];
  return new Linter({ configType: 'flat' }).verify(line, config, path.join(root, file)).map(({ message }) => message);
}

it.each([
  ['features/offers/card.tsx', `import '../cart/button.tsx';`, 'not cart'],
  ['features/offers/deep/card.tsx', `import '../../cart/button.tsx';`, 'not cart'],
  ['features/offers/card.tsx', `import type { Cart } from '../../features/cart/cart.ts';`, 'not cart'],
  ['features/offers/card.tsx', `const load = () => import('../cart/button.tsx');`, 'not cart'],
  ['features/offers/card.tsx', `export * from '../cart/button.tsx';`, 'not cart'],
  ['features/offers/card.tsx', `type Cart = import('../cart/cart.ts').Cart;`, 'not cart'],
  ['features/offers/card.tsx', `import '../../pages/home-page.tsx';`, 'features does not import pages'],
  ['shared/ui/picture.tsx', `import '../../features/cart/cart.ts';`, 'shared does not import features'],
  ['pages/home-page.tsx', `import '../app/store.ts';`, 'pages does not import app'],
  ['app/store.ts', `import '../testing/env.ts';`, 'Only specs'],
])('rejects in %s: %s', (file, line, words) => {
  expect(complaints(file, line)).toEqual([expect.stringContaining(words)]);
});

it.each([
  ['features/cart/rows.tsx', `import '../offers/offer.ts';`],
  ['features/cart/rows.tsx', `import './cart.ts'; import '../../shared/paths.ts'; import 'react';`],
  ['app/store.ts', `import '../features/cart/cart.ts'; import '../pages/home-page.tsx';`],
  ['features/offers/card.spec.tsx', `import '../../app/store.ts'; import '../../testing/env.ts';`],
  ['main.tsx', `import './app/app.tsx';`],
])('accepts in %s: %s', (file, line) => {
  expect(complaints(file, line)).toEqual([]);
});
