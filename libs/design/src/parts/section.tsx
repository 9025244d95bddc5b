import { Box, type BoxProps, Container, Flex } from '../../styled-system/jsx/index.js';
import { Eyebrow, H2 } from '../ui/elements.tsx';
import { useId, type ReactNode } from 'react';

interface SectionProps extends BoxProps {
  title: string;
  eyebrow?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, eyebrow, aside, children, ...style }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} py={{ base: '8', md: '10' }} {...style}>
      <Container>
        <Flex justify="space-between" align="flex-end" gap="6" pb={{ base: '4', md: '6' }} flexWrap="wrap">
          <Box>
            {eyebrow && <Eyebrow pb="2">{eyebrow}</Eyebrow>}
            <H2 id={id}>{title}</H2>
          </Box>
          {aside}
        </Flex>
        {children}
      </Container>
    </Box>
  );
}
