import { type ReactNode, useEffect, useRef } from 'react';
import { css } from '../../styled-system/css/index.js';
import { Box, Flex, type FlexProps } from '../../styled-system/jsx/index.js';
import { Text } from '../ui/elements.tsx';
import { AlertIcon, InfoIcon } from '../ui/subject-icons.tsx';

const tones = {
  info: css.raw({ bg: 'bg.subtle', '& > svg': { color: 'leaf.fg' } }),
  warning: css.raw({ bg: 'bg.warning', '& > svg': { color: 'fg.warning' } }),
  error: css.raw({ bg: 'bg.error', '& > svg': { color: 'fg.error' } }),
};

/** A message in the page. */
export const Notice = ({ tone, children, ...style }: FlexProps & { tone: keyof typeof tones }) => (
  <Flex gap="3" px="4" py="3" borderRadius="l2" css={tones[tone]} {...style}>
    {tone === 'info' ? <InfoIcon /> : <AlertIcon />}
    <Box flex="1" minW="0" overflowWrap="anywhere">
      {children}
    </Box>
  </Flex>
);

/** A notice at the bottom of the screen; other sticky elements move up. */
export function NoticeStrip({ text, children }: { text: string; children?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const strip = notice.current?.parentElement;
    if (!strip) return;
    const { style } = document.documentElement;
    const measure = () => {
      if (strip.offsetHeight > 0) style.setProperty('--shop-notices-height', `${strip.offsetHeight}px`);
      else style.removeProperty('--shop-notices-height');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    return () => {
      observer.disconnect();
      measure();
    };
  }, []);

  return (
    <Flex
      ref={notice}
      align="center"
      justify="center"
      wrap="wrap"
      columnGap="6"
      rowGap="1"
      px={{ base: '4', sm: '6' }}
      py="2"
      bg="bg.panel"
      borderTopWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor="turmeric.solid"
      _first={{ boxShadow: 'lg' }}
      _last={{ pb: 'calc(0.5rem + env(safe-area-inset-bottom))' }}
    >
      <Text textStyle="sm">{text}</Text>
      {children}
    </Flex>
  );
}
