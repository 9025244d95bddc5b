import { Flex, styled } from '@shop/design/styled-system/jsx';
import { Amount, Skeleton, Text } from '@shop/design/ui/elements';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { officeLabel } from '@shop/domain/delivery/selected-office';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { useState } from 'react';
import { useAppSelector } from '../../shared/app-store.ts';
import type { Cart } from '../cart/use-cart.ts';
import { selectOffice } from '../delivery-location/delivery-location.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';

export function OrderSummary({ cart: { isReady, summary, pricedLines } }: { cart: Cart }) {
  const office = useAppSelector(selectOffice);
  const [now] = useState(() => Date.now());
  if (isReady && !summary) return null;
  const count = pricedLines.filter(({ status }) => status === 'available').length;

  return (
    <styled.section
      aria-label={messages.summary}
      bg="bg.subtle"
      px={{ base: '5', md: '8' }}
      py="4"
      borderBottomWidth="1px"
      minH="20"
    >
      {summary ? (
        <>
          <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4">
            <Text fontWeight="600">{`${messages.total} · ${messages.items(count)}`}</Text>
            <Amount fontSize="2xl" lineHeight="1.2" overflowWrap="anywhere">
              {formatRupees(summary.total)}
            </Amount>
          </Flex>
          <Flex justify="space-between" wrap="wrap" columnGap="4" rowGap="0.5" textStyle="sm" color="fg.muted" pt="1">
            <Text fontVariantNumeric="tabular-nums">
              {`${messages.subtotal} ${formatRupees(summary.subtotal)} · ${
                summary.isShippingFree ? messages.free : `${messages.shipping} ${formatRupees(summary.shipping)}`
              }`}
            </Text>
            <Text overflowWrap="anywhere">
              {[office && `${messages.deliverTo} ${officeLabel(office)}`, messages.arrives(deliveryDates(now))]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Flex>
        </>
      ) : (
        <Flex justify="space-between" aria-busy="true" role="status" aria-label={messages.pricing}>
          <Skeleton width="32" height="6" />
          <Skeleton width="24" height="8" />
        </Flex>
      )}
    </styled.section>
  );
}
