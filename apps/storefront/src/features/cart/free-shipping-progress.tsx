import { HStack, Progress, Stack, Text } from '@chakra-ui/react';
import '@shop/design/recipes/progress';
import { CheckIcon, TruckIcon } from '@shop/design/ui/icons';
import { FREE_SHIPPING_ABOVE, leftForFreeShipping } from '@shop/domain/cart/shipping';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { cartMessages } from './cart.messages.ts';

/** How far it is to free shipping; only above 1500 rupees it is there. */
export function FreeShippingProgress({ subtotal }: { subtotal: Paise }) {
  const left = leftForFreeShipping(subtotal);
  const isFree = left === 0;

  return (
    <Stack gap="3">
      <HStack gap="3" align="flex-start" color={isFree ? 'leaf.fg' : 'fg'}>
        {isFree ? <CheckIcon style={{ flexShrink: 0 }} /> : <TruckIcon style={{ flexShrink: 0 }} />}
        <Text textStyle="sm" fontWeight="500">
          {isFree ? cartMessages.shipsFree : cartMessages.leftForFreeShipping(formatRupees(left))}
        </Text>
      </HStack>
      <Progress.Root
        value={Math.min(subtotal, FREE_SHIPPING_ABOVE)}
        max={FREE_SHIPPING_ABOVE}
        size="xs"
        aria-label={cartMessages.freeShippingProgress}
      >
        <Progress.Track borderRadius="full" bg="bg.emphasized">
          <Progress.Range bg="leaf.solid" transition="width 0.3s" />
        </Progress.Track>
      </Progress.Root>
    </Stack>
  );
}
