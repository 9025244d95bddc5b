import { useId, type ReactNode } from 'react';
import { Box, type BoxProps, Container, Flex } from '../../styled-system/jsx/index.js';
import { H2 } from '../ui/elements.tsx';

interface SectionProps extends BoxProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, aside, children, ...style }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} py={{ base: '7', md: '8' }} {...style}>
      <Container>
        <Flex justify="space-between" align="center" columnGap="6" pb={{ base: '3', md: '4' }} flexWrap="wrap">
          <H2 id={id}>{title}</H2>
          {aside}
        </Flex>
        {children}
      </Container>
    </Box>
  );
}
