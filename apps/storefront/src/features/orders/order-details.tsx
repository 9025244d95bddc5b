import type { Order, OrderLine } from '@shop/api-contract/model';
import { Box, Flex, Stack, styled } from '@shop/design/styled-system/jsx';
import { Amount, H2, Muted, Small, Text } from '@shop/design/ui/elements';
import { itemId } from '@shop/domain/cart/cart';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { canPayAgain } from '@shop/domain/order/order';
import { useId, useState, type ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { isPortalPath, safeLink } from '../../shared/safe-link.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { orderTime } from './order-table.tsx';
import { ordersMessages as messages } from './orders.messages.ts';

/** What was ordered, as it was sold, and what it comes to. */
export function OrderedLines({ order }: { order: Order }) {
  const { lines, summary, amount } = order;
  return (
    <OrderSection title={messages.lines}>
      {lines ? (
        <styled.ul role="list" listStyleType="none" borderTopWidth="1px">
          {lines.map((line) => (
            <LineOf key={itemId(line)} line={line} />
          ))}
        </styled.ul>
      ) : (
        <Muted>{messages.linesUnknown}</Muted>
      )}
      <Stack as="dl" gap="2" pt="4" ms="auto" maxW={{ md: '22rem' }}>
        {summary && (
          <>
            <Sum term={messages.subtotal} rupees={summary.subtotal} />
            <Sum term={messages.tax} rupees={summary.tax} />
            <Sum term={messages.shipping} rupees={summary.shipping} free={messages.freeShipping} />
          </>
        )}
        <Sum term={messages.total} rupees={amount} isTotal />
      </Stack>
    </OrderSection>
  );
}

function LineOf({ line }: { line: OrderLine }) {
  const { title, quantity, unit_price, amount, image = '', product_slug } = line;
  return (
    <Flex as="li" gap="4" py="4" borderBottomWidth="1px" align="center" wrap="wrap">
      <Box width="16" flexShrink="0" overflow="hidden" borderRadius="l2" bg="bg.subtle">
        <Picture src={safeLink(image) ?? ''} alt="" sizes="64px" hasOneSize={!isPortalPath(image)} />
      </Box>
      <Box flex="1 1 10rem" minW="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {product_slug ? (
            <StyledLink to={paths.product(product_slug)} _hover={{ textDecoration: 'underline' }}>
              {title}
            </StyledLink>
          ) : (
            title
          )}
        </Text>
        <Small htmlTranslate="no">{messages.pieces(quantity, formatApiRupees(unit_price))}</Small>
      </Box>
      <Amount fontSize="lg">{formatApiRupees(amount)}</Amount>
    </Flex>
  );
}

interface SumProps {
  term: string;
  rupees: number;
  /** In place of zero. */
  free?: string;
  isTotal?: boolean;
}

function Sum({ term, rupees, free, isTotal = false }: SumProps) {
  return (
    <Flex justify="space-between" align="baseline" gap="4">
      <Text as="dt" color={isTotal ? 'fg' : 'fg.muted'} fontWeight={isTotal ? '600' : '400'}>
        {term}
      </Text>
      <Amount as="dd" fontSize={isTotal ? 'xl' : 'md'}>
        {(rupees === 0 && free) || formatApiRupees(rupees)}
      </Amount>
    </Flex>
  );
}

/** What has happened to the order, and what comes next, in words. */
export function OrderTimeline({ order }: { order: Order }) {
  const [now] = useState(() => Date.now());
  return (
    <OrderSection title={messages.timeline}>
      <styled.ol listStyleType="none" borderInlineStartWidth="2px" borderColor="leaf.solid" ps="4">
        {stepsOf(order, now).map((step) => (
          <Text as="li" key={step} py="1.5">
            {step}
          </Text>
        ))}
      </styled.ol>
    </OrderSection>
  );
}

function stepsOf(order: Order, now: number): string[] {
  const ordered = messages.ordered(orderTime(order.created_at));
  if (order.payment_status === 'paid') {
    const arrives = messages.arrives(deliveryDates(Date.parse(order.created_at) || now));
    return [ordered, messages.paid, messages.packed, arrives];
  }
  if (order.payment_status !== 'created') return [ordered, messages.ended[order.payment_status] ?? messages.notPaid];
  return [ordered, canPayAgain(order, now) ? messages.waitsForPayment : messages.notPaid];
}

/** Where the parcel goes, as far as the API keeps it. */
export function OrderAddress({ order: { deliver_to: to } }: { order: Order }) {
  return (
    <OrderSection title={messages.deliverTo}>
      {to ? (
        <styled.address fontStyle="normal" translate="no" overflowWrap="anywhere">
          {addressOf(to).map(([part, line]) => (
            <Text key={part}>{line}</Text>
          ))}
        </styled.address>
      ) : (
        <Muted>{messages.addressUnknown}</Muted>
      )}
    </OrderSection>
  );
}

function addressOf({ Name, State, Pincode, ...to }: NonNullable<Order['deliver_to']>) {
  const { Recipient, Line1, Line2, Landmark, Country, Mobile } = to;
  const office = `${Name}, ${State} ${Pincode}`;
  return Object.entries({ Recipient, Line1, Line2, Landmark, office, Country, Mobile }).filter(([, line]) => line);
}

function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} minW="0">
      <H2 id={id} textStyle="h3" pb="3">
        {title}
      </H2>
      {children}
    </styled.section>
  );
}
