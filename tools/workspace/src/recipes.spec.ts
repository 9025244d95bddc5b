import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

const recipes = readdirSync(path.join(workspaceRoot, 'libs/design/src/recipes')).map((file) =>
  path.basename(file, '.ts'),
);

/** Parts of several elements that a file draws, without asking for how they look. */
function undressed(source: string): string[] {
  const [, imported = ''] = /import \{([^}]*)\} from '@chakra-ui\/react';/.exec(source) ?? [];
  const parts = imported.split(',').map((name) => name.trim().split(' as ')[0]?.toLowerCase() ?? '');
  return recipes.filter((recipe) => parts.includes(recipe) && !source.includes(`/recipes/${recipe}`));
}

it('whoever draws a part of several elements brings its recipe along', () => {
  const files = globSync('{apps,libs}/*/src/**/*.tsx', { cwd: workspaceRoot });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    undressed(readFileSync(path.join(workspaceRoot, file), 'utf8')).map((recipe) => `${file}: ${recipe}`),
  );
  expect(found).toEqual([]);
});

it('one without is found', () => {
  expect(undressed("import { Box, Dialog } from '@chakra-ui/react';\n<Dialog.Root />")).toEqual(['dialog']);
  expect(undressed("import { Dialog } from '@chakra-ui/react';\nimport '@shop/design/recipes/dialog';")).toEqual([]);
});
