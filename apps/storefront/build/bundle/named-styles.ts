import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const theme = 'virtual:theme-in-brief';

/** Whatever may say how an element looks. */
const SOURCES = [
  'apps/storefront/src/**/*.{ts,tsx}',
  'libs/design/src/**/*.{ts,tsx}',
  'node_modules/@chakra-ui/react/dist/esm/components/**/*.js',
];

/** What is drawn with, by file, and what stands for it. */
const standIns: readonly (readonly [file: RegExp, source: string])[] = [
  [
    /@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/,
    `import { styledElements } from '@shop/design/named-styles/styled';
import { isStyleProperty } from '${theme}';
export const chakra = styledElements(isStyleProperty);`,
  ],
  [
    /@chakra-ui\/react\/dist\/esm\/styled-system\/provider\.js$/,
    `import { namedSystem } from '@shop/design/named-styles/named-system';
import { isStyleProperty, recipes } from '${theme}';
const system = namedSystem(recipes, isStyleProperty);
export const useChakraContext = () => system;
export const ChakraProvider = ({ children }) => children;`,
  ],
  [/libs\/design\/src\/ui\/design-provider\.tsx$/, 'export const DesignProvider = ({ children }) => children;'],
];

/**
 * Lets pages come alive without working out a single style: classes are called after what the styles say, their rules are
 * in the page, and what makes rules comes when one is missing (`libs/design/src/named-styles`). Chakra's own way holds in
 * development and in unit tests.
 */
export function namedStyles(): Plugin {
  const replaced = new Set<RegExp>();
  return {
    name: 'named-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === theme ? `\0${theme}` : null),
    async load(id) {
      if (id === `\0${theme}`) return themeInBrief();
      const [file, source] = standIns.find(([each]) => each.test(id)) ?? [];
      if (file) replaced.add(file);
      return source ?? null;
    },
    buildEnd(error) {
      const missing = standIns.find(([file]) => !replaced.has(file));
      if (!error && missing) this.error(`Nothing is imported from ${missing[0].source} any more: see named-styles.ts.`);
    },
  };
}

/** What Chakra makes of a recipe. */
interface RecipeFunction {
  className?: string;
  variantKeys: readonly string[];
}

async function themeInBrief(): Promise<string> {
  const { system } = await import('@shop/design/theme/system');
  const names = Object.keys(system._config.theme?.recipes ?? {});
  const recipes = names.map((name) => {
    const recipe = system.getRecipeFn(name) as RecipeFunction;
    return [name, { className: recipe.className, variants: recipe.variantKeys }] as const;
  });
  const words = SOURCES.flatMap((files) => globSync(files, { cwd: workspace })).flatMap(
    (file) => readFileSync(path.join(workspace, file), 'utf8').match(/\b[a-z][a-zA-Z]*\b/g) ?? [],
  );
  const properties = [...new Set(words)].filter((word) => system.isValidProperty(word)).sort();
  return `const properties = new Set(${JSON.stringify(properties.join(' '))}.split(' '));
export const isStyleProperty = (name) => name[0] === '_' || properties.has(name);
export const recipes = ${JSON.stringify(Object.fromEntries(recipes))};`;
}
