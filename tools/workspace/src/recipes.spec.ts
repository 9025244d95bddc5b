import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

/** Parts of several elements that a file draws, by the names of their recipes, without asking for how they look. */
function undressed(source: string): string[] {
  const imported = [...source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react';/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as '));
  const parts = new Map(imported.map(([name = '', alias = name]) => [alias, name]));
  const drawn = [...source.matchAll(/<(\w+)\.Root/g)].flatMap(([, alias = '']) => parts.get(alias) ?? []);
  const recipes = drawn.map((name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase());
  return [...new Set(recipes)].filter((recipe) => !new RegExp(`/recipes/${recipe}(\\.ts)?';`).test(source));
}

it('a file that draws a part of several elements brings its recipe along', () => {
  const files = globSync('{apps,libs}/*/src/**/*.tsx', { cwd: workspaceRoot });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    undressed(readFileSync(path.join(workspaceRoot, file), 'utf8')).map((recipe) => `${file}: ${recipe}`),
  );
  expect(found).toEqual([]);
});

const withMenu = "import { Box, Menu } from '@chakra-ui/react';\n<Menu.Root />";
const renamed = "import { Box } from '@chakra-ui/react';\nimport { NativeSelect as Select } from '@chakra-ui/react';";

it.each([
  ['one that has no recipe yet', withMenu, ['menu']],
  ['one under another name, of a further import', `${renamed}\n<Select.Root />`, ['native-select']],
  ['none that brings its recipe', `import '@shop/design/recipes/menu';\n${withMenu}`, []],
  ['none that is not drawn', renamed, []],
  ['none that is not Chakra’s', "import { Menu } from './menu.tsx';\n<Menu.Root />", []],
])('finds %s', (_, source, found) => {
  expect(undressed(source)).toEqual(found);
});
