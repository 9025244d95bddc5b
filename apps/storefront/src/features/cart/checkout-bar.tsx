import { css } from '@shop/design/styled-system/css';
import { Box, Flex, HStack } from '@shop/design/styled-system/jsx';
import { Amount, Button, Small, Text } from '@shop/design/ui/elements';
import { LockIcon, TruckIcon } from '@shop/design/ui/subject-icons';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { useState } from 'react';
import { PaymentMarks } from './payment-marks.tsx';
import { cartMessages } from './cart.messages.ts';

/** Scroll padding, so that the bar does not cover the focus. */
const roomForBar = css.raw({ '@media (max-width: 63.99em)': { _page: { scrollPaddingBottom: '9rem' } } });

/**
 * Checkout with delivery dates and payment methods: below the summary; on phones a bar at the bottom with the total.
 */
export function CheckoutBar({ total, onCheckout }: { total: Paise; onCheckout: () => void }) {
  const [dates] = useState(() => deliveryDates(Date.now()));
  return (
    <Flex
      display={{ base: 'flex', _print: 'none' }}
      position={{ base: 'sticky', lg: 'static' }}
      bottom="calc(var(--shop-notices-height, 0px) + var(--shop-unstick))"
      css={roomForBar}
      zIndex="docked"
      align="center"
      wrap="wrap"
      columnGap="5"
      rowGap="2"
      bg={{ base: 'bg.panel', lg: 'transparent' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
      boxShadow={{ base: 'md', lg: 'none' }}
      mx={{ base: '-4', sm: '-6', lg: '0' }}
      px={{ base: '4', sm: '6', lg: '0' }}
      pt={{ base: '3', lg: '0' }}
      pb={{ base: 'calc(0.75rem + env(safe-area-inset-bottom))', lg: '0' }}
    >
      <Flex flexBasis="full" align="center" justify="space-between" wrap="wrap" columnGap="3" rowGap="1">
        <HStack gap="2" textStyle="sm">
          <TruckIcon style={{ flexShrink: 0 }} />
          <Text>{cartMessages.arrives(dates)}</Text>
        </HStack>
        <PaymentMarks />
      </Flex>
      <Box hideFrom="lg" flexShrink="0">
        <Small lineHeight="1.2">{cartMessages.total}</Small>
        <Amount as="p" fontSize="xl" overflowWrap="anywhere">
          {formatRupees(total)}
        </Amount>
      </Box>
      <Button size={{ base: 'md', lg: 'lg' }} flex="1" onClick={onCheckout} aria-haspopup="dialog">
        <LockIcon />
        {cartMessages.checkout}
      </Button>
    </Flex>
  );
}
