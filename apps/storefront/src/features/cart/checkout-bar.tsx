import { Box, Flex, Stack } from '@shop/design/styled-system/jsx';
import { Amount, Button, type ButtonProps, Small, Text } from '@shop/design/ui/elements';
import { LockIcon } from '@shop/design/ui/subject-icons';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { useState, type ReactNode } from 'react';
import { PaymentMarks } from './payment-marks.tsx';
import { cartMessages } from './cart.messages.ts';
import { StickyBar } from './sticky-bar.tsx';

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

/** The button again, with the total. */
export function CheckoutBar({ total, isShown, onCheckout }: CheckoutProps & { total: Paise; isShown: boolean }) {
  return (
    <StickyBar isShown={isShown}>
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
    </StickyBar>
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
    <Stack as="section" aria-label={cartMessages.deliveryDetails} gap="0" _print={{ display: 'none' }}>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" minW="0">
        <Small flexShrink="0">{cartMessages.deliverTo}</Small>
        {delivery}
      </Flex>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" rowGap="2">
        <Text textStyle="sm" flex="1 1 11rem" minW="0">
          {isLocated ? cartMessages.arrives(dates) : cartMessages.shipsIn}
        </Text>
        <PaymentMarks />
      </Flex>
    </Stack>
  );
}
