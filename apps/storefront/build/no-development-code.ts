import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/** Development-only code: the mock API's console and situations. */
const places = ['libs/console/', 'apps/storefront/src/dev/', 'apps/mock-api/', 'libs/shop-seed/'];

const traces = ['/__mock', '/__world', 'x-mock-', 'catalogue-down'];

export function noDevelopmentCode(): Plugin {
  return {
    name: 'no-development-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = Object.values(bundle).flatMap(developmentParts);
      if (found.length > 0) this.error(`The published build contains development code:\n  ${found.join('\n  ')}`);
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
