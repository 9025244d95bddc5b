import { css } from '@shop/design/styled-system/css';
import { Box, Flex, HStack, styled } from '@shop/design/styled-system/jsx';
import { Amount, Skeleton, Small, Text, Verbatim } from '@shop/design/ui/elements';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { itemId } from '@shop/domain/cart/cart';
import type { CartSummary } from '@shop/domain/cart/price';
import { officeLabel } from '@shop/domain/delivery/address';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { serverNow } from '../../shared/server-clock.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { describeItem } from '../cart/describe-item.ts';
import { ShippingRow } from '../cart/summary-row.tsx';
import type { Cart, ShownLine } from '../cart/use-cart.ts';
import { addressMessages } from '../delivery/address.messages.ts';
import { selectOffice } from '../delivery/delivery-location.slice.ts';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';

const look = css.raw({
  bg: 'bg.subtle',
  px: { base: '5', md: '8' },
  pt: '1.5',
  pb: '2',
  borderBottomWidth: '1px',
  minH: '20',
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4',
    minH: '11',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& summary svg': { transition: 'rotate 0.2s' },
  '& [open] summary svg': { rotate: '180deg' },
});

/** The total, which opens to the lines; where the order goes, and when it arrives. */
export function OrderSummary({ cart: { isReady, summary, pricedLines } }: { cart: Cart }) {
  const office = useSelector(selectOffice);
  const user = useSelector(selectUser);
  const [now] = useState(serverNow);
  if (isReady && !summary) return null;
  const available = pricedLines.filter((line) => line.status === 'available');

  return (
    <styled.section aria-label={messages.summary} css={look}>
      {summary ? (
        <>
          <details>
            <summary>
              <Flex align="center" gap="2" fontWeight="600">
                <span>{`${messages.total} · ${messages.items(available.length)}`}</span>
                <ChevronDownIcon />
              </Flex>
              <Amount fontSize="2xl" lineHeight="1.2" overflowWrap="anywhere">
                {formatRupees(summary.total)}
              </Amount>
            </summary>
            <Lines lines={available} summary={summary} />
          </details>
          <Small overflowWrap="anywhere">
            {office && !user && <span>{`${addressMessages.deliverTo} ${officeLabel(office)} · `}</span>}
            {office && <span>{messages.arrives(deliveryDates(now))}</span>}
            {office && user && <span> · </span>}
            {user && (
              <span>
                {messages.payingAs} <Verbatim>{user.name}</Verbatim>
              </span>
            )}
          </Small>
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

type AvailableLine = Extract<ShownLine, { status: 'available' }>;

function Lines({ lines, summary }: { lines: readonly AvailableLine[]; summary: CartSummary }) {
  return (
    <Box maxH="40dvh" overflowY="auto" overscrollBehavior="contain" pb="2" tabIndex={0}>
      <ul role="list">
        {lines.map((line) => {
          const { title, note, picture } = describeItem(line.item);
          return (
            <HStack as="li" key={itemId(line.line)} gap="3" py="2" borderTopWidth="1px">
              <Box flex="0 0 3rem" overflow="hidden" borderRadius="l1" bg="bg.panel">
                <Picture src={picture} sizes="48px" />
              </Box>
              <Box flex="1" minW="0">
                <Text fontWeight="600" textStyle="sm">{`${title} × ${line.line.quantity}`}</Text>
                <Small>{note}</Small>
              </Box>
              <Amount>{formatRupees(line.lineTotal)}</Amount>
            </HStack>
          );
        })}
      </ul>
      <Box as="dl" borderTopWidth="1px" pt="2">
        <ShippingRow amount={formatRupees(summary.shipping)} isFree={summary.isShippingFree} />
      </Box>
    </Box>
  );
}
