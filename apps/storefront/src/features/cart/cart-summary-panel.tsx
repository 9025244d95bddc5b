import { Flex, Stack } from '@shop/design/styled-system/jsx';
import { Heading, Separator, Text } from '@shop/design/ui/elements';
import type { CartSummary } from '@shop/domain/cart/summarise-cart';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { ReactNode } from 'react';
import { cartMessages } from './cart.messages.ts';
import { FreeShippingProgress } from './free-shipping-progress.tsx';
import { SummaryRow } from './summary-row.tsx';

interface CartSummaryPanelProps {
  summary: CartSummary;
  /** The delivery location, passed in by the page. */
  delivery?: ReactNode;
}

/** The Cart Summary (specification, sections 2 and 9). */
export function CartSummaryPanel({ summary, delivery }: CartSummaryPanelProps) {
  return (
    <Stack
      as="section"
      aria-labelledby="cart-summary"
      gap="4"
      bg="bg.panel"
      borderWidth="1px"
      p={{ base: '5', sm: '6' }}
    >
      <Heading as="h2" id="cart-summary" textStyle="h3">
        {cartMessages.summary}
      </Heading>
      <FreeShippingProgress subtotal={summary.subtotal} />
      <Separator />
      <Stack as="dl" gap="2">
        <SummaryRow term={cartMessages.subtotal} amount={formatRupees(summary.subtotal)} />
        <SummaryRow term={cartMessages.priceBeforeTax} amount={formatRupees(summary.priceBeforeTax)} isDetail />
        <SummaryRow term={cartMessages.tax} amount={formatRupees(summary.tax)} isDetail />
        <SummaryRow term={cartMessages.discount} amount={formatRupees(summary.discount)} isDetail />
        <SummaryRow term={cartMessages.roundOff} amount={formatRupees(summary.roundOff)} isDetail />
        <SummaryRow
          term={cartMessages.shipping}
          amount={summary.isShippingFree ? cartMessages.freeShipping : formatRupees(summary.shipping)}
          isGood={summary.isShippingFree}
        />
        <SummaryRow term={cartMessages.total} amount={formatRupees(summary.total)} isTotal />
      </Stack>
      <Text textStyle="sm" color="fg.muted" mt="-2.5">
        {cartMessages.inclusive}
      </Text>
      {delivery && (
        <Flex
          align="center"
          justify="space-between"
          wrap="wrap"
          columnGap="4"
          borderTopWidth="1px"
          pt="3"
          mb="-2"
          minW="0"
        >
          <Text textStyle="sm" color="fg.muted" flexShrink="0">
            {cartMessages.deliverTo}
          </Text>
          {delivery}
        </Flex>
      )}
    </Stack>
  );
}
