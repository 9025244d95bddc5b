import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { inOrder, type Files } from '../archive/files.ts';
import { releaseMessages as messages } from '../release.messages.ts';

interface SourceMap {
  readonly sources: readonly string[];
}

/**
 * What the bundler itself writes into bundles, by the traces of it: its modules stand in no source map.
 */
const bundlerParts = [
  { trace: 'vite:preloadError', name: 'vite' },
  { trace: '__esModule', name: 'rolldown' },
] as const;

/**
 * The folders of all packages of which the build holds something: modules by its source maps, fonts by their names.
 *
 * @param buildFolder where the build stands: source maps name their sources from there
 */
export function findPackages(build: Files, buildFolder: string, workspaceRoot: string): string[] {
  const modules = path.join(workspaceRoot, 'node_modules');
  const folders = [
    ...[...build].filter(([name]) => name.endsWith('.map')).flatMap(([name, map]) => fromMap(name, map, buildFolder)),
    ...bundlerParts
      .filter(({ trace }) => [...build].some(([name, text]) => name.endsWith('.js') && text.includes(trace)))
      .map(({ name }) => path.join(modules, name)),
    ...fontPackages(build, path.join(modules, '@fontsource-variable')),
  ];
  return inOrder(new Set(folders));
}

function fromMap(name: string, map: Buffer, buildFolder: string): string[] {
  const { sources } = JSON.parse(map.toString()) as SourceMap;
  return sources.flatMap((source) => {
    const file = path.resolve(buildFolder, path.dirname(name), source);
    const [folder] = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file) ?? [];
    return folder ? [folder] : [];
  });
}

/** By their names, which begin with their family's, the longest that fits: the build cuts fonts to what is shown. */
function fontPackages(build: Files, folder: string): string[] {
  const families = existsSync(folder) ? readdirSync(folder) : [];
  const fonts = [...build.keys()].filter((name) => name.endsWith('.woff2'));
  return fonts.map((name) => {
    const fitting = families.filter((one) => path.basename(name).startsWith(`${one}-`));
    const [family] = fitting.sort((one, other) => other.length - one.length);
    if (!family) throw new Refusal(messages.unknownFont(name));
    return path.join(folder, family);
  });
}
