import type { Order, OrderLine, OrderStatus } from '@shop/api-contract/model';
import { HStack, styled } from '@shop/design/styled-system/jsx';
import { notify } from '@shop/design/toasts';
import { Badge, IconButton, Small, Text, TextAnchor } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { CopyIcon, ReceiptIcon, AlertIcon, ClockIcon, CrossIcon, InfoIcon } from '@shop/design/ui/subject-icons';
import { areDeliveryDatesOver, deliveryDates } from '@shop/domain/delivery/delivery-window';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { receiptUrl } from '../../shared/portal.ts';
import { safeLink } from '../../shared/safe-link.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { ordersMessages as messages, statusTexts } from './orders.messages.ts';

export function OrderId({ order }: { order: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(order);
      notify({ type: 'success', title: messages.copied });
    } catch {
      notify({ type: 'info', title: order });
    }
  };
  return (
    <HStack as="span" display="inline-flex" gap="0" minW="0" maxW="full" flexWrap="wrap">
      <styled.code htmlTranslate="no" overflowWrap="anywhere">
        {order}
      </styled.code>
      <IconButton size="sm" aria-label={messages.copy(order)} onClick={() => void copy()}>
        <CopyIcon />
      </IconButton>
    </HStack>
  );
}

/** Leads to the order's page: what was ordered, and the id, in an element of this id. It covers a narrow row. */
export function OrderLink({ order, idElement }: { order: Order; idElement: string }) {
  const { id, lines } = order;
  const [now] = useState(serverNow);
  const arrival = arrivalOf(order, now);
  return (
    <StyledLink
      to={paths.order(id)}
      display="block"
      minW="0"
      css={{ '&:hover .title': { textDecoration: 'underline' } }}
      _before={{ content: { base: '""', _wide: 'none' }, position: 'absolute', inset: '0' }}
    >
      {lines?.[0] && (
        <Text as="span" display="block">
          <Text as="span" className="title" fontWeight="600">
            {lines[0].title}
            {lines.length === 1 && lines[0].quantity > 1 && ` × ${lines[0].quantity}`}
          </Text>{' '}
          {lines.length > 1 && (
            <Small as="span" whiteSpace="nowrap">
              {`${messages.andMore(lines.length - 1)} `}
            </Small>
          )}
        </Text>
      )}
      <Small as="span" display="block" overflowWrap="anywhere">
        <styled.code id={idElement} htmlTranslate="no" fontSize="sm">
          {id}
        </styled.code>
      </Small>
      {arrival && (
        <Text as="span" display="block" textStyle="sm" color="leaf.fg">
          {arrival}
        </Text>
      )}
    </StyledLink>
  );
}

/** What was ordered, small; the title stands beside it. */
export const LinePicture = ({ line }: { line: OrderLine | undefined }) => (
  <Picture src={safeLink(line?.image ?? '') ?? ''} sizes="64px" />
);

interface ReceiptLinkProps {
  order: Order;
  isSmall?: boolean;
  'aria-describedby'?: string;
}

export const ReceiptLink = ({ order, isSmall = false, ...rest }: ReceiptLinkProps) => (
  <TextAnchor
    href={receiptUrl(order.order_id_token)}
    target="_blank"
    rel="noopener"
    fontWeight={isSmall ? '400' : '600'}
    minH="11"
    whiteSpace="nowrap"
    textStyle={isSmall ? 'sm' : 'md'}
    {...rest}
  >
    {!isSmall && <ReceiptIcon />}
    {messages.viewReceipt}
  </TextAnchor>
);

const looks = {
  created: { ground: 'turmeric', icon: InfoIcon },
  paid: { ground: 'leaf', icon: CheckIcon },
  Cancelled: { ground: 'gray', icon: CrossIcon },
  timedout: { ground: 'gray', icon: ClockIcon },
  failed: { ground: 'clay', icon: AlertIcon },
} as const satisfies Record<OrderStatus, unknown>;

/** An order's status with icon and text. Unknown statuses are shown as they are. */
export function StatusPill({ status }: { status: OrderStatus }) {
  const { ground, icon: Icon } = status in looks ? looks[status] : { ground: 'gray', icon: InfoIcon };
  return (
    <Badge colorPalette={ground} borderRadius="full" px="3" minH="7" gap="1.5" textStyle="sm">
      <Icon />
      <span>{statusTexts[status] ?? status}</span>
    </Badge>
  );
}

/** India's time, everywhere. */
const timeZone = 'Asia/Kolkata';
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone });

const read = (createdAt: string, format: Intl.DateTimeFormat): string | null => {
  const at = new Date(createdAt);
  return Number.isNaN(at.getTime()) ? null : format.format(at);
};

/** @param createdAt ISO 8601; what is none is shown as it came */
export const orderDate = (createdAt: string): string => read(createdAt, date) ?? createdAt;

/** Empty where the date has none. */
export const timeOfDay = (createdAt: string): string => read(createdAt, time) ?? '';

export const orderTime = (createdAt: string): string =>
  [orderDate(createdAt), timeOfDay(createdAt)].filter(Boolean).join(', ');

/** @param now for an order whose time cannot be read, in ms */
export const orderedAt = (createdAt: string, now: number) => Date.parse(createdAt) || now;

/**
 * Such as `Arrives 2–7 Dec`; null of an order that is not paid, and once these days are over, for nobody tells whether it has
 * come.
 */
export function arrivalOf({ created_at, payment_status }: Order, now: number): string | null {
  const at = orderedAt(created_at, now);
  return payment_status === 'paid' && !areDeliveryDatesOver(at, now) ? messages.arrives(deliveryDates(at)) : null;
}
