import { Box, Flex, Stack, HStack, styled } from '@shop/design/styled-system/jsx';
import { Amount, Button, type ButtonProps, Small, Text } from '@shop/design/ui/elements';
import { LockIcon } from '@shop/design/ui/subject-icons';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { serverNow } from '../../shared/server-clock.ts';
import { StickyBar } from '../../shared/ui/sticky-bar.tsx';
import { DeliveryLocationLink } from '../delivery/delivery-location-link.tsx';
import { deliveryLocationMessages } from '../delivery/delivery-location.messages.ts';
import { selectOffice } from '../delivery/delivery-location.slice.ts';
import { cartMessages } from './cart.messages.ts';

/** Right under the total. */
export const CheckoutButton = (button: Pick<ButtonProps, 'size' | 'flex' | 'onClick'>) => (
  <Button {...button} aria-haspopup="dialog">
    <LockIcon />
    {cartMessages.checkout}
  </Button>
);

/** Beside the button that leads on with it; null while it is not known. */
export const TotalBeside = ({ amount }: { amount: string | null }) => (
  <Box>
    <Small lineHeight="1.2">{cartMessages.total}</Small>
    <Amount as="p" fontSize="lg" overflowWrap="anywhere">
      {amount}
    </Amount>
  </Box>
);

interface CheckoutBarProps {
  total: Paise;
  isShown: boolean;
  onCheckout: () => void;
}

/** The button again, with the total. */
export function CheckoutBar({ total, isShown, onCheckout }: CheckoutBarProps) {
  return (
    <StickyBar isShown={isShown}>
      {isShown && (
        <>
          <TotalBeside amount={formatRupees(total)} />
          <CheckoutButton flex="1 1 9rem" onClick={onCheckout} />
        </>
      )}
    </StickyBar>
  );
}

/** Where the parcel goes and when it arrives, and how it can be paid. */
export function DeliveryDetails() {
  const isLocated = useSelector(selectOffice) !== null;
  const [dates] = useState(() => deliveryDates(serverNow()));
  return (
    <Stack as="section" aria-label={cartMessages.deliveryDetails} gap="0" _print={{ display: 'none' }}>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" minW="0">
        <Small flexShrink="0">{cartMessages.deliverTo}</Small>
        <DeliveryLocationLink />
      </Flex>
      {isLocated ? (
        <Flex justify="space-between" wrap="wrap" columnGap="4" textStyle="sm">
          <Small>{cartMessages.arrives}</Small>
          <Text>{dates}</Text>
        </Flex>
      ) : (
        <Text textStyle="sm">{deliveryLocationMessages.shipsIn}</Text>
      )}
      <Flex justify="center" pt="3">
        <PaymentMarks />
      </Flex>
    </Stack>
  );
}

export function PaymentMarks() {
  return (
    <HStack role="img" aria-label={cartMessages.waysToPay} gap="1.5">
      <Mark fontStyle="italic">{cartMessages.upi}</Mark>
      <Mark>{cartMessages.ruPay}</Mark>
      <Mark>
        <svg viewBox="0 0 24 16" width="24" height="16" fill="none" stroke="currentColor" focusable="false">
          <rect x="1.5" y="1.5" width="21" height="13" rx="2" strokeWidth="1.5" />
          <path d="M2 5.5h20" strokeWidth="2.5" />
          <path d="M5 11h5" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </Mark>
    </HStack>
  );
}

const Mark = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '6',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontSize: '0.75rem',
    fontWeight: '600',
    lineHeight: '1',
  },
});
