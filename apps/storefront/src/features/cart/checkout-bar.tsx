import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Stack } from '@shop/design/styled-system/jsx';
import { Amount, Button, type ButtonProps, Small, Text } from '@shop/design/ui/elements';
import { LockIcon } from '@shop/design/ui/subject-icons';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { DELIVERY_DAYS, PROCESSING_DAYS } from '@shop/domain/delivery/shipping-policy';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { useState, type ReactNode } from 'react';
import { PaymentMarks } from './payment-marks.tsx';
import { cartMessages } from './cart.messages.ts';

/** So that the bar covers no focus, and toasts stand above it. */
const roomForBar = css.raw({
  '@media (max-width: 47.99em)': { _page: { scrollPaddingBottom: '7rem', '--shop-toasts-bottom': '5.5rem' } },
});

interface CheckoutProps {
  onCheckout: () => void;
}

/** Right under the total. */
export const CheckoutButton = ({
  onCheckout,
  ...style
}: CheckoutProps & Pick<ButtonProps, 'size' | 'flex' | 'width'>) => (
  <Button {...style} onClick={onCheckout} aria-haspopup="dialog">
    <LockIcon />
    {cartMessages.checkout}
  </Button>
);

/** On phones the button sticks to the bottom, with the total, while the other one is off screen. */
export function CheckoutBar({ total, isShown, onCheckout }: CheckoutProps & { total: Paise; isShown: boolean }) {
  return (
    <Flex
      hideFrom="md"
      visibility={isShown ? 'visible' : 'hidden'}
      _print={{ display: 'none' }}
      position="sticky"
      bottom="calc(var(--shop-notices-height, 0px) + var(--shop-unstick))"
      css={roomForBar}
      zIndex="docked"
      align="center"
      wrap="wrap"
      columnGap="5"
      rowGap="2"
      minH="19"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="md"
      mx={{ base: '-4', sm: '-6' }}
      mt="4"
      // In the space above the footer.
      mb="-16"
      px={{ base: '4', sm: '6' }}
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
    >
      {isShown && (
        <>
          <Box flexShrink="0">
            <Small lineHeight="1.2">{cartMessages.total}</Small>
            <Amount as="p" fontSize="xl" overflowWrap="anywhere">
              {formatRupees(total)}
            </Amount>
          </Box>
          <CheckoutButton flex="1 1 9rem" onCheckout={onCheckout} />
        </>
      )}
    </Flex>
  );
}

interface DeliveryDetailsProps {
  /** Only then the dates are known. */
  isLocated: boolean;
  delivery: ReactNode;
}

/** Where the parcel goes and when it arrives, and how it can be paid. */
export function DeliveryDetails({ isLocated, delivery }: DeliveryDetailsProps) {
  const [now] = useState(() => Date.now());
  const dates = deliveryDates(now);
  return (
    <Stack as="section" aria-label={cartMessages.deliveryDetails} gap="1" _print={{ display: 'none' }}>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" minW="0">
        <Small flexShrink="0">{cartMessages.deliverTo}</Small>
        {delivery}
      </Flex>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" rowGap="2">
        <Text textStyle="sm" flex="1 1 11rem" minW="0">
          {isLocated ? cartMessages.arrives(dates) : cartMessages.deliveryTimes(PROCESSING_DAYS, DELIVERY_DAYS)}
        </Text>
        <PaymentMarks />
      </Flex>
    </Stack>
  );
}
