import path from 'node:path';
import type { Rollup } from 'vite';

const sources = path.resolve(import.meta.dirname, '../../src').replaceAll('\\', '/');

/** `HomePage` stands in `pages/home-page.tsx`: files are called after what they export. */
const fileOf = (component: string): string =>
  `${sources}/pages/${component.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`;

/**
 * The scripts that a page runs on, so that they are fetched at once and not one after the other.
 *
 * @param component the page's; none for a page that is known in the browser only
 * @throws Error when no script has it
 */
export function pageScripts(bundle: Rollup.OutputBundle, component: string | undefined): string[] {
  const origins = [`${sources}/main.tsx`, ...(component === undefined ? [] : [fileOf(component)])];
  const found = new Set(origins.map((origin) => scriptOf(bundle, origin)));
  for (const name of found) {
    const script = bundle[name];
    if (script?.type === 'chunk') script.imports.forEach((imported) => found.add(imported));
  }
  return [...found];
}

function scriptOf(bundle: Rollup.OutputBundle, origin: string): string {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === origin);
  if (!script) throw new Error(`No script of the build is made of ${origin}.`);
  return script.fileName;
}
