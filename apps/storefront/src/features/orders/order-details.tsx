import type { Order, OrderLine } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Stack, styled } from '@shop/design/styled-system/jsx';
import { Amount, H2, Muted, Small, Text, VisuallyHidden } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { BoxIcon, ClockIcon, CrossIcon } from '@shop/design/ui/subject-icons';
import { itemId } from '@shop/domain/cart/cart';
import { deliveryDates, isDispatchDue } from '@shop/domain/delivery/delivery-window';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { canPayAgain } from '@shop/domain/order/order';
import { useId, useState, type ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { ShippingRow, SummaryRow } from '../cart/summary-row.tsx';
import { AddressText, WithoutStreet } from '../delivery/address-text.tsx';
import { LinePicture, arrivalOf, orderedAt, orderTime } from './order-parts.tsx';
import { ordersMessages as messages } from './orders.messages.ts';

export function OrderedLines({ order }: { order: Order }) {
  const { lines, summary, amount } = order;
  return (
    <OrderSection title={messages.lines}>
      {lines ? (
        <styled.ul role="list" borderTopWidth="1px">
          {lines.map((line) => (
            <LineOf key={itemId(line)} line={line} />
          ))}
        </styled.ul>
      ) : (
        <Muted>{messages.linesUnknown}</Muted>
      )}
      <Stack as="dl" gap="2" pt="4" ps={{ base: 'min(4.5rem, 20vw)', md: '0' }} ms="auto" maxW={{ md: '22.5rem' }}>
        {summary && (
          <>
            <SummaryRow term={messages.subtotal} amount={formatApiRupees(summary.subtotal)} />
            <SummaryRow term={messages.tax} amount={formatApiRupees(summary.tax)} />
            <ShippingRow amount={formatApiRupees(summary.shipping)} isFree={summary.shipping === 0} />
          </>
        )}
        <SummaryRow term={messages.total} amount={formatApiRupees(amount)} kind="total" />
      </Stack>
    </OrderSection>
  );
}

function LineOf({ line }: { line: OrderLine }) {
  const { title, quantity, unit_price, amount, product_slug } = line;
  return (
    <Flex as="li" gap="4" py="3" borderBottomWidth="1px" align="center" wrap="wrap">
      <Box width="14" flexShrink="0" overflow="hidden" borderRadius="l2" bg="bg.subtle">
        <LinePicture line={line} />
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

export function OrderTimeline({ order }: { order: Order }) {
  const [now] = useState(serverNow);
  return (
    <OrderSection title={messages.timeline}>
      <ol>
        {stepsOf(order, now).map(({ text, state }) => {
          const { Icon, look } = marks[state];
          return (
            <styled.li key={text} css={css.raw(step, look)}>
              <Icon />
              <VisuallyHidden>{messages.stepStates[state]}</VisuallyHidden>
              <Text>{text}</Text>
            </styled.li>
          );
        })}
      </ol>
    </OrderSection>
  );
}

/** A line joins each mark with the next. */
const step = css.raw({
  display: 'flex',
  gap: '3',
  position: 'relative',
  pb: '4',
  _last: { pb: '0' },
  '& svg': { boxSize: '6', zIndex: '1', bg: { base: 'bg', lg: 'bg.panel' } },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetStart: 'calc(0.75rem - 1px)',
    top: '3',
    bottom: '-3',
    width: '2px',
    bg: 'border',
  },
});

const marks = {
  done: { Icon: CheckIcon, look: css.raw({ '& svg': { color: 'leaf.fg' } }) },
  next: { Icon: ClockIcon, look: css.raw({ fontWeight: '600', '& svg': { color: 'leaf.fg' } }) },
  waiting: { Icon: ClockIcon, look: css.raw({ fontWeight: '600', '& svg': { color: 'turmeric.fg' } }) },
  ended: { Icon: CrossIcon, look: css.raw({ '& svg': { color: 'clay.fg' } }) },
  planned: { Icon: BoxIcon, look: css.raw({ color: 'fg.muted' }) },
};

interface Step {
  text: string;
  state: keyof typeof marks;
}

function stepsOf(order: Order, now: number): Step[] {
  const { created_at, payment_status } = order;
  const ordered: Step = { text: messages.ordered(orderTime(created_at)), state: 'done' };
  if (payment_status === 'paid') {
    const paid: Step = { text: messages.paid, state: 'done' };
    if (arrivalOf(order, now) === null) {
      const dates = deliveryDates(orderedAt(created_at, now));
      return [ordered, paid, { text: messages.wasDue(dates), state: 'waiting' }];
    }
    const next = isDispatchDue(orderedAt(created_at, now), now) ? messages.onItsWay : messages.packed;
    return [ordered, paid, { text: next, state: 'next' }, { text: messages.delivered, state: 'planned' }];
  }
  if (canPayAgain({ created_at, payment_status }, now))
    return [ordered, { text: messages.waitsForPayment, state: 'waiting' }];
  return [ordered, { text: messages.ended[payment_status] ?? messages.notPaid, state: 'ended' }];
}

/** Where the parcel goes, as far as the API keeps it. */
export function OrderAddress({ order: { deliver_to: to, payment_status } }: { order: Order }) {
  return (
    <OrderSection title={messages.deliverTo}>
      {to ? (
        <>
          <AddressText to={to} />
          {payment_status === 'paid' && <WithoutStreet to={to} />}
        </>
      ) : (
        <Muted>{messages.addressUnknown}</Muted>
      )}
    </OrderSection>
  );
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
