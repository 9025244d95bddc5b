import type { SystemStyleObject } from '@shop/design/styled-system/types';
import { Box, Flex, styled } from '@shop/design/styled-system/jsx';
import { Amount, Skeleton, Small, Text, Verbatim } from '@shop/design/ui/elements';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { itemId } from '@shop/domain/cart/cart';
import type { CartSummary } from '@shop/domain/cart/price';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { officeLabel } from '@shop/domain/delivery/selected-office';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Picture } from '../../shared/ui/picture.tsx';
import { describeItem } from '../cart/describe-item.ts';
import type { Cart, ShownLine } from '../cart/use-cart.ts';
import { addressMessages } from '../delivery/address.messages.ts';
import { selectOffice } from '../delivery/delivery-location.slice.ts';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';

const look: SystemStyleObject = {
  bg: 'bg.subtle',
  px: { base: '5', md: '8' },
  pt: '1.5',
  pb: '2',
  borderBottomWidth: '1px',
  minH: '20',
  md: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    '& > .goods': { gridRow: 'span 2', alignSelf: 'center' },
    '&:has([open]) > .goods': { alignSelf: 'start', pt: '2' },
  },
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
  '& summary svg': { flexShrink: '0', transition: 'rotate 0.2s' },
  '& [open] summary svg': { rotate: '180deg' },
};

/** Beside total and arrival, where there is room. */
const MAX_PICTURES = 3;

/** The total, which opens to the lines; where the order goes, and when it arrives. */
export function OrderSummary({ cart: { isReady, summary, pricedLines } }: { cart: Cart }) {
  const office = useSelector(selectOffice);
  const user = useSelector(selectUser);
  const [now] = useState(() => Date.now());
  if (isReady && !summary) return null;
  const available = pricedLines.filter((line) => line.status === 'available');

  return (
    <styled.section aria-label={messages.summary} css={look}>
      {summary ? (
        <>
          <Flex className="goods" hideBelow="md" gap="2">
            {available.slice(0, MAX_PICTURES).map(({ line, item }) => (
              <Box key={itemId(line)} width="10" overflow="hidden" borderRadius="l1">
                <Picture src={describeItem(item).picture} alt="" sizes="40px" />
              </Box>
            ))}
          </Flex>
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
            {office && (
              <span>
                {[!user && `${addressMessages.deliverTo} ${officeLabel(office)}`, messages.arrives(deliveryDates(now))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
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

const row: SystemStyleObject = { display: 'flex', alignItems: 'center', gap: '3', py: '2', borderTopWidth: '1px' };

type AvailableLine = Extract<ShownLine, { status: 'available' }>;

function Lines({ lines, summary }: { lines: readonly AvailableLine[]; summary: CartSummary }) {
  return (
    <Box maxH="40dvh" overflowY="auto" overscrollBehavior="contain" pb="2" tabIndex={0}>
      <ul role="list">
        {lines.map((line) => {
          const { title, note, picture } = describeItem(line.item);
          return (
            <styled.li key={itemId(line.line)} css={row}>
              <Box flex="0 0 3rem" overflow="hidden" borderRadius="l1" bg="bg.panel">
                <Picture src={picture} alt="" sizes="48px" />
              </Box>
              <Box flex="1" minW="0">
                <Text fontWeight="600" textStyle="sm">{`${title} × ${line.line.quantity}`}</Text>
                <Small>{note}</Small>
              </Box>
              <Amount>{formatRupees(line.lineTotal)}</Amount>
            </styled.li>
          );
        })}
      </ul>
      <Flex as="dl" justify="space-between" wrap="wrap" columnGap="2" textStyle="sm" borderTopWidth="1px" pt="2">
        <Text as="dt" color="fg.muted">
          {messages.shipping}
        </Text>
        <dd>{summary.isShippingFree ? messages.free : <Amount>{formatRupees(summary.shipping)}</Amount>}</dd>
      </Flex>
    </Box>
  );
}
