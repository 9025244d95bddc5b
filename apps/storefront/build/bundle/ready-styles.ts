import type { Plugin } from 'vite';

const tokens = 'virtual:ready-tokens';

/** What Chakra works out at each start, by file, and what stands for it in a browser. */
const workedOut: readonly { file: RegExp; from: string; to: string; imports?: string }[] = [
  {
    // Resets and tokens' values are in every page, where the build writes them.
    file: /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/,
    from: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    to: 'const _global = [];',
  },
  {
    file: /@chakra-ui\/react\/dist\/esm\/styled-system\/token-dictionary\.js$/,
    from: `registerTokens();
  registerTransform(...tokenTransforms);
  registerMiddleware(...tokenMiddlewares);
  build();`,
    to: `fillTokenMaps(readyTokens, { allTokens, tokenNameMap, flatMap, byCategory, colorPaletteMap });
  byCategoryJson = mapToJson(byCategory);`,
    imports: `import { fillTokenMaps } from '@shop/design/theme/ready-tokens';
import readyTokens from '${tokens}';
`,
  },
];

/** Chakra's longest scales: they are in the tokens already. */
const chakraScales = /@chakra-ui\/react\/dist\/esm\/theme\/tokens\/(sizes|spacing)\.js$/;

/**
 * Works out at build time what Chakra would make of the shop's theme whenever a page starts: it is the same each time,
 * and takes a slow phone longer than all other scripts of its first second.
 */
export function readyStyles(): Plugin {
  return {
    name: 'ready-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === tokens ? `\0${tokens}` : null),
    async load(id) {
      const scale = chakraScales.exec(id)?.[1];
      if (scale) return `export const ${scale} = {};`;
      if (id !== `\0${tokens}`) return null;
      const [{ system }, { readyTokens }] = await Promise.all([
        import('@shop/design/theme/system'),
        import('@shop/design/theme/ready-tokens'),
      ]);
      // Browsers read JSON sooner than they read script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readyTokens(system.tokens)))});`;
    },
    transform(code, id) {
      const part = workedOut.find(({ file }) => file.test(id));
      if (!part) return null;
      if (!code.includes(part.from)) this.error('Chakra works out its styles in another way now: see ready-styles.ts.');
      return { code: (part.imports ?? '') + code.replace(part.from, () => part.to), map: null };
    },
  };
}
