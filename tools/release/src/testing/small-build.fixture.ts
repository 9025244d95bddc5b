import type { Files } from '../archive/files.ts';
import type { Inputs } from '../artifact/pack.ts';
import type { BundledPackage } from '../bundle/bundled-packages.ts';

const page = '<!doctype html><html><head><script src="/shop-config.js"></script></head><body></body></html>';
const script = `export const shop = [${Array.from({ length: 200 }, (_, at) => `"herb ${at}"`).join()}];`;

/** What a build of a very small shop would write. */
export const smallBuild: Files = new Map(
  Object.entries({
    'assets/index-Ab12Cd34.js': script,
    'assets/index-Ab12Cd34.js.map': JSON.stringify({ sources: ['../../src/main.tsx'] }),
    '.vite/licences.json': '[]',
    'icon-192.png': 'no real picture',
    '200.html': page,
    'index.html': page,
    'shop-config.js': 'globalThis.shopConfig = {};',
  }).map(([name, text]) => [name, Buffer.from(text)]),
);

export const smallInputs: Inputs = {
  commit: 'abcdef0123456789abcdef0123456789abcdef01',
  isDirty: false,
  sourceDateEpoch: 1_700_000_000,
  node: 'v24.21.0',
  catalogue: { from: 'seed', sha256: 'fefe' },
  settings: {},
};

const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;

export const smallPackages: readonly BundledPackage[] = [
  { name: '@zag-js/core', version: '1.43.3', licence: 'MIT', text: 'MIT License', integrity },
  { name: 'dompurify', version: '3.4.18', licence: '(MPL-2.0 OR Apache-2.0)', text: 'Apache', integrity },
];

/** The same files with some other contents. */
export const withFiles = (files: Files, others: Readonly<Record<string, string>>): Files =>
  new Map([...files, ...Object.entries(others).map(([name, text]) => [name, Buffer.from(text)] as const)]);
