import { staticFolders } from '@shop/mock-api/static-files';
import { readFolder, type Files } from '@shop/release-tools/archive/files';
import { builtScripts, builtStorefront } from './paths.ts';

/** The parts of the demo. */
export interface DemoParts {
  /** The storefront's published files. */
  readonly storefront: Files;
  readonly scripts: Files;
  /** By path below the API's base. */
  readonly apiFiles: Files;
}

/** Reads the parts from where builds left them. */
export function readDemoParts(): DemoParts {
  return {
    storefront: readFolder(builtStorefront),
    scripts: readFolder(builtScripts),
    apiFiles: new Map([...pictures(), ...staticFolders.fonts.flatMap(fonts)]),
  };
}

const pictures = () =>
  [...readFolder(staticFolders.pictures)]
    .filter(([file]) => /\.(?:avif|webp)$/.test(file))
    .map(([file, content]) => [`custom/images/${file}`, content] as const);

/** A font family's style sheet and the files it names. */
function fonts({ family, folder }: { family: string; folder: string }) {
  const files = readFolder(folder);
  const styles = files.get('index.css') ?? Buffer.alloc(0);
  const named = [...styles.toString().matchAll(/url\(\.\/([^)]+)\)/g)].map(([, file = '']) => file);
  return ['index.css', ...named].map(
    (file) => [`custom/fonts/${family}/${file}`, files.get(file) ?? Buffer.alloc(0)] as const,
  );
}
