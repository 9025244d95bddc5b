import { Box, chakra } from '@chakra-ui/react';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

const turned = { transform: 'rotate(180deg)' };

/** A collapsible section. */
export const Disclosure = ({ title, isOpenAtFirst = false, children }: DisclosureProps) => (
  <chakra.details open={isOpenAtFirst} borderWidth="1px" borderRadius="l2" css={{ '&[open] > summary svg': turned }}>
    <chakra.summary
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      minH="11"
      px="3"
      fontWeight="600"
      cursor="pointer"
      borderRadius="l2"
      _hover={{ bg: 'bg.subtle' }}
    >
      {title}
      <ChevronDownIcon />
    </chakra.summary>
    <Box p="3">{children}</Box>
  </chakra.details>
);
