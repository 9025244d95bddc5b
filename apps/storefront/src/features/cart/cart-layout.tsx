import { Box, Flex } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';

interface CartLayoutProps {
  lines: ReactNode;
  summary: ReactNode;
  checkout?: ReactNode;
}

/**
 * Lines take two thirds, beside a sticky summary. On phones one column, in which the summary's wrapper dissolves so
 * that the checkout bar can stick to the bottom.
 */
export function CartLayout({ lines, summary, checkout }: CartLayoutProps) {
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-start' }} gap={{ base: '8', lg: '14' }}>
      <Box flex="1" minW="0">
        {lines}
      </Box>
      <Box
        display={{ base: 'contents', lg: 'flex' }}
        flexDirection="column"
        gap="4"
        flex={{ lg: '0 0 24rem' }}
        position={{ lg: 'sticky' }}
        top="28"
      >
        {summary}
        {checkout}
      </Box>
    </Flex>
  );
}
