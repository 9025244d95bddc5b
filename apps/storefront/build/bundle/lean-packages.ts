import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const router = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');

/** Chakra's recipes and tokens: each is made by a call that does nothing but return it. */
const chakraTheme = /@chakra-ui\/react\/dist\/esm\/(?:theme\/|anatomy)/;
const definition = /(const \w+ = )((?:define\w+(?:\.\w+)?|\w*[aA]natomy\.\w+|createAnatomy)\()/g;

/** The shop has its own (`libs/design`). */
const chakraColours = /@chakra-ui\/react\/dist\/esm\/theme\/tokens\/colors\.js$/;

/**
 * Recipes of parts of several elements come with the script that draws the part (`libs/design/src/recipes`): straight
 * from their files.
 */
const chakraRecipes = path.join(path.dirname(require.resolve('@chakra-ui/react')), '../esm/theme/recipes');
const shopRecipe = /libs\/design\/src\/recipes\/(\w+)\.ts$/;
const chakraIndex = /@chakra-ui\/react\/dist\/esm\/theme\/index\.js$/;
const allRecipes = /^(?:export \{ \w+SlotRecipe \} from .*|import \{ (?:slotRecipes|recipes) \} from .*)$/gm;

/**
 * Lets the bundler leave out what packages bring and the shop does not use: the router's warnings for developers, which its
 * `exports` name in production too, and the theme's parts that nobody asks for.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const recipe = shopRecipe.exec(importer)?.[1];
      if (source === '@chakra-ui/react/theme' && recipe) return path.join(chakraRecipes, `${recipe}.js`);
      if (source === 'react-router') return path.join(router, 'index.mjs');
      if (source === 'react-router/dom') return path.join(router, 'dom-export.mjs');
      return null;
    },
    load: (id) => (chakraColours.test(id) ? 'export const colors = {};' : null),
    transform(code, id) {
      if (!chakraTheme.test(id)) return null;
      const own = chakraIndex.test(id)
        ? `const recipes = {}, slotRecipes = {};\n${code.replaceAll(allRecipes, '')}`
        : code;
      return { code: own.replaceAll(definition, '$1/* @__PURE__ */ $2'), map: null };
    },
  };
}
