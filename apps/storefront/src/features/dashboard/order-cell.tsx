import { Box, styled } from '@shop/design/styled-system/jsx';
import type { ReactNode } from 'react';

interface OrderCellProps {
  /** The label on phones, which have no column heads. */
  label?: string;
  isNumber?: boolean;
  children: ReactNode;
}

/** An order's value: under its column head, or labelled on phones. */
export function OrderCell({ label, isNumber = false, children }: OrderCellProps) {
  return (
    <styled.td
      role="cell"
      display={{ base: 'flex', md: 'table-cell' }}
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      px={{ base: '0', md: '4' }}
      py={{ base: '1', md: '2' }}
      verticalAlign="middle"
      borderBottomWidth={{ base: '0', md: '1px' }}
      textAlign={{ base: 'end', md: isNumber ? 'end' : 'start' }}
      textStyle={isNumber ? 'price' : undefined}
    >
      {label && (
        <Box as="span" hideFrom="md" color="fg.muted" textStyle="sm" fontWeight="400" flexShrink="0" aria-hidden>
          {label}
        </Box>
      )}
      {children}
    </styled.td>
  );
}
