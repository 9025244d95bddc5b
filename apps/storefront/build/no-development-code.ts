import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/** What only development has: the mock API's console, the drawer it stands in, and the situations it switches. */
const places = [
  'libs/console/',
  'apps/storefront/src/dev/',
  'apps/mock-api/',
  'libs/api-contract/src/situations.ts',
  'libs/api-contract/src/generated/examples.ts',
];

/** Addresses and headers of the mock API's tools, which stand nowhere else. */
const traces = ['/__mock', '/__world', 'x-mock-', 'catalogue-down'];

/** Lets no build pass that would publish something of the development's tools. */
export function noDevelopmentCode(): Plugin {
  return {
    name: 'no-development-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = Object.values(bundle).flatMap(developmentParts);
      if (found.length > 0) this.error(`Only development may have:\n  ${found.join('\n  ')}`);
    },
  };
}

/** @returns each in a line: the file that would be published, and what of the development's tools is in it */
export function developmentParts(file: Rollup.OutputChunk | Rollup.OutputAsset): string[] {
  const text = file.type === 'chunk' ? file.code : file.source.toString();
  const modules = file.type === 'chunk' ? Object.keys(file.modules) : [];
  const origins = modules
    .map((id) => path.relative(workspaceRoot, id).replaceAll('\\', '/'))
    .filter((origin) => places.some((place) => origin.startsWith(place)));
  return [...origins, ...traces.filter((trace) => text.includes(trace))].map((part) => `${file.fileName}: ${part}`);
}
