import { Flex } from '../../styled-system/jsx/index.js';
import { Text } from '../ui/elements.tsx';
import { type ReactNode, useEffect, useRef } from 'react';

/** A notice at the bottom of the screen; other sticky elements move up. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
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
