import { plainTokens } from './plain-tokens.ts';
import { fillTokenMaps, readyTokens, type ReadyTokens, type TokenMaps } from './ready-tokens.ts';
import { GLOBAL_LAYERS, system } from './system.ts';

const { tokens } = system;
const maps: TokenMaps = {
  allTokens: [],
  tokenNameMap: new Map(),
  flatMap: new Map(),
  byCategory: new Map(),
  colorPaletteMap: new Map(),
};
// As a browser gets them.
fillTokenMaps(JSON.parse(JSON.stringify(readyTokens(tokens))) as ReadyTokens, maps);

it('each token is in a style what Chakra makes of it', () => {
  expect(maps.flatMap.get('colors.leaf.solid')).toBe('var(--shop-colors-leaf-solid)');
  expect(maps.flatMap).toEqual(tokens.flatMap);
  expect(new Set(maps.allTokens.map(({ name }) => name))).toEqual(new Set(tokens.allTokens.map(({ name }) => name)));
});

it('each category has its tokens', () => {
  for (const [category, ofCategory] of maps.byCategory) {
    expect(Object.fromEntries(ofCategory)).toEqual(tokens.getCategoryValues(category));
  }
});

it('a token that stands in the styles themselves says the same in the build and in a browser', () => {
  const inBuild = plainTokens(tokens);
  expect(inBuild.get('--shop-spacing-4')).toBe('1rem');
  expect(inBuild.has('--shop-colors-leaf-solid')).toBe(false);
  expect(plainTokens({ ...tokens, allTokens: maps.allTokens })).toEqual(inBuild);
});

it('each palette gives its colours to what is drawn in it', () => {
  expect(maps.colorPaletteMap).toEqual(tokens.colorPaletteMap);
});

it('a token is asked for its value as before', () => {
  const plain = [...tokens.tokenMap.values()].filter(
    ({ extensions: { conditions, virtual } }) => !conditions && !virtual,
  );
  for (const { name, value } of plain) expect(maps.tokenNameMap.get(name)?.value).toEqual(value);
});

it('base and tokens are all that Chakra writes into a page, each in its layer', () => {
  expect(system._global.map((styles) => Object.keys(styles))).toEqual(GLOBAL_LAYERS.map((name) => [`@layer ${name}`]));
});
