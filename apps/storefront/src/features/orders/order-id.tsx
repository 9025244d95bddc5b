import type { Order } from '@shop/api-contract/model';
import { IconButton, Text, Verbatim } from '@shop/design/ui/elements';
import { HStack } from '@shop/design/styled-system/jsx';
import { CopyIcon } from '@shop/design/ui/subject-icons';
import { notify } from '@shop/design/toasts';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { arrivalOf } from './order-time.ts';
import { ordersMessages as messages } from './orders.messages.ts';

const HEAD = 10;
const TAIL = 4;
export const shortOrderId = (order: string) =>
  order.length > HEAD + TAIL + 1 ? `${order.slice(0, HEAD)}…${order.slice(-TAIL)}` : order;

const ShownOrderId = ({ order, idElement }: { order: string; idElement?: string }) => (
  <>
    <Verbatim id={idElement} srOnly={{ base: true, _print: false }}>
      {order}
    </Verbatim>
    <Verbatim aria-hidden="true" _print={{ display: 'none' }}>
      {shortOrderId(order)}
    </Verbatim>
  </>
);

/** An order's id without its middle, which paper has, and a button that copies the whole. */
export const OrderId = ({ order }: { order: string }) => (
  <HStack as="span" display="inline-flex" gap="0" minW="0" maxW="full" flexWrap="wrap" title={order}>
    <span>
      <ShownOrderId order={order} />
    </span>
    <CopyOrderId order={order} />
  </HStack>
);

function CopyOrderId({ order }: { order: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(order);
      notify({ type: 'success', title: messages.copied });
    } catch {
      notify({ type: 'info', title: order });
    }
  };
  return (
    <IconButton size="sm" aria-label={messages.copy(order)} onClick={() => void copy()}>
      <CopyIcon />
    </IconButton>
  );
}

interface OrderLinkProps {
  order: Order;
  /** The id of the element with the order's id. */
  idElement: string;
}

/** Leads to the order's page: what was ordered, and the id. It covers a narrow row. */
export function OrderLink({ order, idElement }: OrderLinkProps) {
  const { id, lines } = order;
  const [now] = useState(serverNow);
  const arrival = arrivalOf(order, now);
  return (
    <StyledLink
      to={paths.order(id)}
      display="block"
      minW="0"
      title={id}
      css={{ '&:hover .title': { textDecoration: 'underline' } }}
      _before={{ content: { base: '""', _wide: 'none' }, position: 'absolute', inset: '0' }}
    >
      {lines?.[0] && (
        <Text as="span" className="title" display="block" fontWeight="600">
          {lines[0].title}
          {lines.length === 1 && lines[0].quantity > 1 && ` × ${lines[0].quantity}`}{' '}
        </Text>
      )}
      <Text as="span" display="block" overflowWrap="anywhere" textStyle="sm" color="fg.muted">
        {lines && lines.length > 1 && <span>{`${messages.andMore(lines.length - 1)} · `}</span>}
        <ShownOrderId order={id} idElement={idElement} />
      </Text>
      {arrival && (
        <Text as="span" display="block" textStyle="sm" color="leaf.fg">
          {arrival}
        </Text>
      )}
    </StyledLink>
  );
}
