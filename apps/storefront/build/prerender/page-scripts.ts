import path from 'node:path';
import type { Rollup } from 'vite';
import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';

const sources = path.resolve(import.meta.dirname, '../../src').replaceAll('\\', '/');

/** `HomePage` stands in `pages/home-page.tsx`: files are called after what they export. */
const fileOf = (component: string): string =>
  `${sources}/pages/${component.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`;

/** What works out styles that a page does not have. */
const STYLE_WRITER = path
  .resolve(sources, '../../../libs/design/src/named-styles/style-writer.ts')
  .replaceAll('\\', '/');

interface PageScripts {
  /** What the page runs on. */
  scripts: string[];
  /** What it has no need of as long as it shows what the build has seen. */
  styleWriter: string[];
}

/**
 * The scripts of a page, so that they are fetched at once and not one after the other; each after those that it imports.
 *
 * @throws Error when no script has its component
 */
export function pageScripts(
  bundle: Rollup.OutputBundle,
  { component, showsMore }: Pick<RenderedPage, 'component' | 'showsMore'>,
): PageScripts {
  const origins = [`${sources}/main.tsx`, ...(component === undefined ? [] : [fileOf(component)])];
  const runsOn = withImports(bundle, origins);
  const all = withImports(bundle, [...origins, STYLE_WRITER]);
  return showsMore
    ? { scripts: all, styleWriter: [] }
    : { scripts: runsOn, styleWriter: all.filter((file) => !runsOn.includes(file)) };
}

function withImports(bundle: Rollup.OutputBundle, origins: readonly string[]): string[] {
  const inOrder = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    const script = bundle[name];
    if (seen.has(name) || script?.type !== 'chunk') return;
    seen.add(name);
    script.imports.forEach(add);
    inOrder.add(name);
  };
  origins.map((origin) => scriptOf(bundle, origin)).forEach(add);
  return [...inOrder];
}

function scriptOf(bundle: Rollup.OutputBundle, origin: string): string {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === origin);
  if (!script) throw new Error(`No script of the build is made of ${origin}.`);
  return script.fileName;
}
