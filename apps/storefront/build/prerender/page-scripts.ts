import type { Rollup } from 'vite';
import type { RenderedPage } from './render-page.tsx';

/** `HomePage` is in `home-page.tsx`: files are named after their export. */
const fileOf = (component: string): string => `/${component.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`;

/**
 * A page's scripts, imports before importers, to be preloaded in parallel.
 *
 * @throws Error when no script has its component
 */
export function pageScripts(
  bundle: Rollup.OutputBundle,
  { component, preloaded: { path } }: Pick<RenderedPage, 'component' | 'preloaded'>,
): string[] {
  const scripts = new Set<string>();
  const add = (name: string): void => {
    const script = bundle[name];
    if (script?.type !== 'chunk' || scripts.has(name)) return;
    script.imports.forEach(add);
    scripts.add(name);
  };
  add(scriptOf(bundle, '/src/main.tsx'));
  if (component !== undefined) add(scriptOf(bundle, fileOf(component)));
  // An article's text is named after the last part of its address.
  if (component === 'ArticlePage') add(scriptOf(bundle, `/articles${path?.replace(/.*(?=\/)/, '')}.content.ts`));
  return [...scripts];
}

function scriptOf(bundle: Rollup.OutputBundle, origin: string): string {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(origin));
  if (!script) throw new Error(`There is no ${origin}. A page's component is named after its file.`);
  return script.fileName;
}
