import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A collapsible section. */
export const Disclosure = ({ title, isOpenAtFirst = false, children }: DisclosureProps) => (
  <chakra.details open={isOpenAtFirst} borderWidth="1px" borderRadius="l2">
    <chakra.summary px="3" py="2.5" fontWeight="600" cursor="pointer" borderRadius="l2" _hover={{ bg: 'bg.subtle' }}>
      {title}
    </chakra.summary>
    <Box p="3">{children}</Box>
  </chakra.details>
);
