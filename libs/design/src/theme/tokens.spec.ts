import { token, type Token } from '../../styled-system/tokens/index.js';
import { system } from './system.ts';

/** A typo in Chakra's preset for Panda. */
const MISSPELT = 'cursor.switch';

it('a part that Chakra draws finds its tokens in the page: Panda calls them the same', () => {
  const tokens = [...system.tokens.tokenMap.values()].filter(({ extensions: { virtual } }) => !virtual);
  const named = tokens.filter(({ name }) => !name.includes('.-') && name !== MISSPELT);
  expect(named.length).toBeGreaterThan(250);
  for (const { name, extensions } of named) {
    expect(`${name}: ${token.var(name as Token)}`).toBe(`${name}: ${extensions.cssVar?.ref}`);
  }
});
