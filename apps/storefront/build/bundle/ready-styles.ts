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
    // The theme is made once and of nothing that is used again: no need for a copy, and its tokens have been put in order.
    file: /@chakra-ui\/react\/dist\/esm\/styled-system\/merge-config\.js$/,
    from: 'const merged = mergeWith({}, ...configs.map(clone));',
    to: `const merged = mergeWith({}, ...configs);
  return merged;`,
  },
  // Types of properties, which a generator of declarations asks for.
  ...[
    {
      from: '    assignPropertyType(property, config);\n  };\n  const assignProperties',
      to: '  };\n  const assignProperties',
    },
    { from: '    assignPropertyTypes();\n  }\n  build();', to: '  }\n  build();' },
  ].map((part) => ({ ...part, file: /@chakra-ui\/react\/dist\/esm\/styled-system\/utility\.js$/ })),
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

/** What only goes into the styles that the build writes into every page, and Chakra's longest scales: they are tokens already. */
const inPages: readonly (readonly [file: RegExp, source: string])[] = [
  [/@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/, 'export const createPreflight = () => ({});'],
  [/libs\/design\/src\/theme\/reset\.ts$/, 'export const reset = {};'],
  [/libs\/design\/src\/theme\/keyframes\.ts$/, 'export const keyframes = {};'],
  [/@chakra-ui\/react\/dist\/esm\/theme\/tokens\/sizes\.js$/, 'export const sizes = {};'],
  [/@chakra-ui\/react\/dist\/esm\/theme\/tokens\/spacing\.js$/, 'export const spacing = {};'],
];

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
      const left = inPages.find(([file]) => file.test(id));
      if (left) return left[1];
      if (id !== `\0${tokens}`) return null;
      const [{ system }, { readyTokens }] = await Promise.all([
        import('@shop/design/theme/system'),
        import('@shop/design/theme/ready-tokens'),
      ]);
      // Browsers read JSON sooner than they read script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readyTokens(system.tokens)))});`;
    },
    transform(code, id) {
      const parts = workedOut.filter(({ file }) => file.test(id));
      if (parts.length === 0) return null;
      let ready = code;
      for (const { from, to, imports = '' } of parts) {
        if (!ready.includes(from)) this.error('Chakra works out its styles in another way now: see ready-styles.ts.');
        ready = imports + ready.replace(from, () => to);
      }
      return { code: ready, map: null };
    },
  };
}
