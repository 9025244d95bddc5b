import { Box, type BoxProps, Container, Flex } from '@shop/design/styled-system/jsx';
import { Heading, Text } from '@shop/design/ui/elements';
import { useId, type ReactNode } from 'react';

interface SectionProps extends BoxProps {
  title: string;
  eyebrow?: string;
  /** A link beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page section with heading and spacing. */
export function Section({ title, eyebrow, aside, children, ...style }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} py={{ base: '10', md: '12' }} {...style}>
      <Container>
        <Flex justify="space-between" align="flex-end" gap="6" pb={{ base: '5', md: '8' }} flexWrap="wrap">
          <Box>
            {eyebrow && (
              <Text textStyle="eyebrow" color="fg.muted" pb="2">
                {eyebrow}
              </Text>
            )}
            <Heading as="h2" id={id} textStyle="h2">
              {title}
            </Heading>
          </Box>
          {aside}
        </Flex>
        {children}
      </Container>
    </Box>
  );
}
