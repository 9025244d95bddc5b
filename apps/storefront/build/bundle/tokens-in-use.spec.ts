import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { system } from '@shop/design/theme/system';

const workspaceRoot = path.resolve(process.cwd(), '../..');

const colour = /['"]((?:bg|fg|border|leaf|turmeric|clay|gray)\.[a-zA-Z]+)(?:\/\d+)?['"]/g;
const shadow = /(?:s|boxS)hadow\b.*?['"](2?xs|sm|md|lg|2?xl|inner|inset)['"]/g;

const isKnown = (token: string) => system.tokens.getByName(token) !== undefined;

/** Colours and shadows that a file names and that the theme does not have: a browser would be given the name itself. */
const unknownIn = (source: string): string[] => [
  ...[...source.matchAll(colour)].flatMap(([, name = '']) => (isKnown(`colors.${name}`) ? [] : [name])),
  ...[...source.matchAll(shadow)].flatMap(([, name = '']) => (isKnown(`shadows.${name}`) ? [] : [name])),
];

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');

it('every colour and shadow that the shop names is one of the theme’s', () => {
  const files = globSync('{apps/storefront,libs/*}/src/**/*.{ts,tsx}', { cwd: workspaceRoot });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => unknownIn(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

it('so is every one of the recipes that the theme takes from Chakra', () => {
  const theme = [
    'libs/design/src/theme/recipes.ts',
    ...globSync('libs/design/src/recipes/*.ts', { cwd: workspaceRoot }),
  ];
  const taken = theme.flatMap((file) => [...new Set(read(file).match(/\b\w+?(?=(?:Slot)?Recipe\b)/g))]);
  const recipes = taken
    .map((name) => name.replace(/[A-Z]/g, '-$&').toLowerCase())
    .filter((name) => name !== 'add' && name !== '');
  expect(recipes).toEqual(expect.arrayContaining(['button', 'skip-nav-link', 'dialog']));
  const files = recipes.map((name) => `node_modules/@chakra-ui/react/dist/esm/theme/recipes/${name}.js`);
  expect(files.flatMap((file) => unknownIn(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

it('finds what is none', () => {
  const source = `<Box bg="bg.subtle" color="fg.glowing" boxShadow={{ md: 'inner' }}
    borderColor={isOn ? 'leaf.solid' : 'leaf.blue/50'} shadow="lg" />`;
  expect(unknownIn(source)).toEqual(['fg.glowing', 'leaf.blue', 'inner']);
});
