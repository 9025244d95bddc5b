import { Box, Flex, Stack } from '@shop/design/styled-system/jsx';
import { Skeleton } from '@shop/design/ui/elements';
import { memo } from 'react';
import { cartMessages } from './cart.messages.ts';
import { RowFrame } from './cart-row.tsx';
import { CartLayout } from './cart-layout.tsx';

/** Placeholder rows while the cart's lists load. */
export const CartSkeleton = memo(function CartSkeleton({ lineCount }: { lineCount: number }) {
  return (
    <Box role="status" aria-busy="true" aria-label={cartMessages.loading} minH="100dvh">
      <CartLayout
        lines={
          <Box borderTopWidth="1px">
            {Array.from({ length: lineCount }, (_, index) => (
              <Box key={index} borderBottomWidth="1px">
                <RowFrame
                  picture={<Skeleton aspectRatio={4 / 5} width="full" />}
                  words={
                    <Stack gap="2.5" pt="1">
                      <Skeleton height="3" width="24" maxW="full" />
                      <Skeleton height="5" width="56" maxW="full" />
                      <Skeleton height="4" width="20" maxW="full" />
                    </Stack>
                  }
                  stepper={<Skeleton height="11" width="7.5rem" />}
                  total={<Skeleton height="6" width="16" ms="auto" />}
                  remove={<Box boxSize="11" />}
                />
              </Box>
            ))}
          </Box>
        }
        summary={
          <Stack gap="4" borderWidth="1px" bg="bg.panel" p="6">
            <Skeleton height="6" width="40" />
            <Skeleton height="5" />
            {Array.from({ length: 6 }, (_, index) => (
              <Flex key={index} justify="space-between">
                <Skeleton height="4" width="28" />
                <Skeleton height="4" width="20" />
              </Flex>
            ))}
          </Stack>
        }
      />
    </Box>
  );
});
