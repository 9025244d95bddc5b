import { Box, HStack, Stack } from '@shop/design/styled-system/jsx';
import { H2, Small, Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { TruckIcon } from '@shop/design/ui/subject-icons';
import { FREE_SHIPPING_ABOVE, leftForFreeShipping, type CartSummary } from '@shop/domain/cart/price';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { cartMessages } from './cart.messages.ts';
import { ShippingRow, SummaryRow } from './summary-row.tsx';

export function CartSummaryPanel({ summary }: { summary: CartSummary }) {
  return (
    <Stack
      as="section"
      aria-labelledby="cart-summary"
      gap="3"
      breakInside="avoid"
      bg="bg.panel"
      borderWidth={{ base: '1px', md: '0' }}
      borderRadius="l3"
      p={{ base: '5', md: '0' }}
    >
      <H2 id="cart-summary" textStyle="h3">
        {cartMessages.summary}
      </H2>
      <FreeShippingProgress subtotal={summary.subtotal} />
      <Stack as="dl" gap="1">
        <SummaryRow term={cartMessages.subtotal} amount={formatRupees(summary.subtotal)} />
        <SummaryRow term={cartMessages.priceBeforeTax} amount={formatRupees(summary.priceBeforeTax)} kind="detail" />
        <SummaryRow term={cartMessages.tax} amount={formatRupees(summary.tax)} kind="detail" />
        <SummaryRow term={cartMessages.discount} amount={formatRupees(summary.discount)} kind="detail" />
        <SummaryRow term={cartMessages.roundOff} amount={formatRupees(summary.roundOff)} kind="detail" />
        <ShippingRow amount={formatRupees(summary.shipping)} isFree={summary.isShippingFree} />
        <SummaryRow term={cartMessages.total} amount={formatRupees(summary.total)} kind="total" />
      </Stack>
      <Small mt="-1">{cartMessages.inclusive}</Small>
    </Stack>
  );
}

function FreeShippingProgress({ subtotal }: { subtotal: Paise }) {
  const left = leftForFreeShipping(subtotal);
  const isFree = left === 0;
  const percent = Math.floor((subtotal / FREE_SHIPPING_ABOVE) * 100);

  return (
    <Stack gap="2" _print={{ display: 'none' }}>
      <HStack gap="3" alignItems="flex-start" color={isFree ? 'leaf.fg' : 'fg'}>
        {isFree ? <CheckIcon /> : <TruckIcon />}
        <Text textStyle="sm" fontWeight="600">
          {isFree ? cartMessages.shipsFree : cartMessages.leftForFreeShipping(formatRupees(left))}
        </Text>
      </HStack>
      {!isFree && (
        // Chakra's own creates a number format, which is slow on phones.
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
      )}
    </Stack>
  );
}
