import type { Rollup } from 'vite';
import { filesOfPages } from './files-of-pages.ts';

interface Chunk {
  module: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

const bundleOf = (chunks: Record<string, Chunk>): Record<string, Rollup.OutputChunk> =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { module, imports = [], dynamicImports = [], isEntry = false }]) => [
      fileName,
      { type: 'chunk', fileName, moduleIds: [`/shop/src/${module}`], imports, dynamicImports, isEntry },
    ]),
  ) as unknown as Record<string, Rollup.OutputChunk>;

const shop = bundleOf({
  'assets/index.js': {
    module: 'main.tsx',
    isEntry: true,
    imports: ['assets/react.js'],
    dynamicImports: ['assets/home.js', 'assets/offers.js', 'assets/login.js'],
  },
  'assets/react.js': { module: 'react.js' },
  'assets/home.js': {
    module: 'pages/home-page.tsx',
    imports: ['assets/card.js'],
    dynamicImports: ['assets/dialog.js'],
  },
  'assets/card.js': { module: 'card.tsx' },
  'assets/dialog.js': { module: 'dialog.tsx' },
  'assets/offers.js': { module: 'pages/offers-page.tsx', imports: ['assets/card.js'] },
  'assets/login.js': { module: 'pages/login-page.tsx' },
});

const page = `<link rel="preload" as="font" href="/assets/figtree.woff2"><style>@font-face { src: url("/assets/greek.woff2") }</style>
  <script type="module" src="/assets/index.js"></script>`;

it('the first pages need what they name, what their modules are in, and what these import', () => {
  expect(filesOfPages(shop, [page], ['src/pages/home-page.tsx']).essential.sort()).toEqual([
    'assets/card.js',
    'assets/figtree.woff2',
    'assets/home.js',
    'assets/index.js',
    'assets/react.js',
  ]);
});

it('others are kept at leisure, first what the first pages open', () => {
  expect(filesOfPages(shop, [page], ['src/pages/home-page.tsx']).optional).toEqual([
    'assets/dialog.js',
    'assets/offers.js',
    'assets/login.js',
  ]);
});

it('a module that the build no longer has stops it', () => {
  expect(() => filesOfPages(shop, [page], ['src/pages/start-page.tsx'])).toThrow('src/pages/start-page.tsx');
});
