import { Box, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { TruckIcon } from '@shop/design/ui/subject-icons';
import { FREE_SHIPPING_ABOVE, leftForFreeShipping } from '@shop/domain/cart/shipping';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { cartMessages } from './cart.messages.ts';

/** Progress to free shipping, which starts above ₹1,500. */
export function FreeShippingProgress({ subtotal }: { subtotal: Paise }) {
  const left = leftForFreeShipping(subtotal);
  const isFree = left === 0;
  const percent = Math.min(100, Math.floor((subtotal / FREE_SHIPPING_ABOVE) * 100));

  return (
    <Stack gap="3">
      <HStack gap="3" alignItems="flex-start" color={isFree ? 'leaf.fg' : 'fg'}>
        {isFree ? <CheckIcon style={{ flexShrink: 0 }} /> : <TruckIcon style={{ flexShrink: 0 }} />}
        <Text textStyle="sm" fontWeight="600">
          {isFree ? cartMessages.shipsFree : cartMessages.leftForFreeShipping(formatRupees(left))}
        </Text>
      </HStack>
      {/* Chakra's own creates a number format, which is slow on phones. */}
      <Box
        role="progressbar"
        aria-label={cartMessages.freeShippingProgress}
        aria-valuenow={percent}
        height="1.5"
        borderRadius="full"
        overflow="hidden"
        bg="bg.emphasized"
      >
        <Box height="full" bg="leaf.solid" transition="width 0.3s" style={{ width: `${percent}%` }} />
      </Box>
    </Stack>
  );
}
