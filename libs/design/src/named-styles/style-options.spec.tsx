import { Box, ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { system } from '../theme/system.ts';
import { render } from '@testing-library/react';
import { styleOptions } from './style-options.ts';

const shown = {
  layout: { padding: '4', mx: '-4', fontSize: 'sm', color: 'leaf.fg' },
  held: { userSelect: 'none' },
} as const;

/** What a browser is given for a page that holds only this. */
function stylesOf(style: (typeof shown)[keyof typeof shown]): string {
  const container = document.head.appendChild(document.createElement('div'));
  render(
    <CacheProvider value={createCache({ ...styleOptions, container, speedy: false })}>
      <ChakraProvider value={system}>
        <Box {...style} />
      </ChakraProvider>
    </CacheProvider>,
  );
  return container.textContent;
}

it('a token that is the same in each mode stands in the style, a colour keeps its property', () => {
  const styles = stylesOf(shown.layout);
  expect(styles).toContain(
    '{padding:1rem;margin-inline:calc(1rem * -1);font-size:0.875rem;color:var(--shop-colors-leaf-fg);}',
  );
  expect(styles).toContain('--shop-colors-leaf-fg:');
  expect(styles).not.toContain('--shop-spacing');
});

it('what Safari knows by its own name only is written in both', () => {
  expect(stylesOf(shown.held)).toContain('{-webkit-user-select:none;user-select:none;}');
});
