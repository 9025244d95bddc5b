import { css } from '@shop/design/styled-system/css';
import { Flex } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';

/** So that the bar covers no focus, and toasts stand above it. */
const roomForFocus = css.raw({
  mdDown: { _page: { scrollPaddingBottom: 'calc(7rem + var(--shop-notices-height, 0px))' } },
});
const roomForToasts = css.raw({ mdDown: { _page: { '--shop-toasts-bottom': '5.5rem' } } });

/** On phones sticks to the bottom while what it repeats is off screen. */
export const StickyBar = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <Flex
    hideFrom="md"
    visibility={isShown ? 'visible' : 'hidden'}
    css={isShown ? [roomForFocus, roomForToasts] : roomForFocus}
    _print={{ display: 'none' }}
    position="sticky"
    bottom="calc(var(--shop-notices-height, 0px) + var(--shop-unstick))"
    zIndex="docked"
    align="center"
    wrap="wrap"
    columnGap="4"
    rowGap="2"
    minH="4.75rem"
    bg="bg.panel"
    borderTopWidth="1px"
    boxShadow="md"
    mx={{ base: '-4', sm: '-6' }}
    mt="4"
    // In the space above the footer.
    mb="-16"
    px={{ base: '4', sm: '6' }}
    pt="3"
    pb="calc(0.75rem + env(safe-area-inset-bottom))"
  >
    {children}
  </Flex>
);
