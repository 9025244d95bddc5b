import { Box, styled } from '@shop/design/styled-system/jsx';
import { type ReactNode, useId } from 'react';
import type { Order } from '@shop/api-contract/model';
import { Amount } from '@shop/design/ui/elements';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { OrderId } from './order-id.tsx';
import { ordersMessages as messages } from './orders.messages.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { StatusPill } from './status-pill.tsx';

const columns = [messages.orderId, messages.createdAt, messages.amount, messages.status, messages.receipt];

interface OrderTableProps {
  orders: readonly Order[];
  labelledBy: string;
  /** Below the receipt; the id's element describes it. */
  buyAgain: (order: Order, describedBy: string) => ReactNode;
}

/** The Product Orders table. Without room for rows there are cards; explicit roles keep its table semantics. */
export function OrderTable({ orders, labelledBy, buyAgain }: OrderTableProps) {
  return (
    <styled.table role="table" aria-labelledby={labelledBy} width="full" display={{ base: 'block', _wide: 'table' }}>
      <styled.thead role="rowgroup" srOnly={{ base: true, _wide: false }}>
        <tr role="row">
          {columns.map((column) => (
            <styled.th
              key={column}
              role="columnheader"
              scope="col"
              textAlign={column === messages.amount ? 'end' : 'start'}
              textStyle="sm"
              fontWeight="600"
              color="fg.muted"
              px="4"
              py="3"
              borderBottomWidth="1px"
            >
              {column}
            </styled.th>
          ))}
        </tr>
      </styled.thead>
      <styled.tbody
        role="rowgroup"
        display={{ base: 'grid', _wide: 'table-row-group' }}
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      >
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} buyAgain={buyAgain} />
        ))}
      </styled.tbody>
    </styled.table>
  );
}

function OrderRow({ order, buyAgain }: Pick<OrderTableProps, 'buyAgain'> & { order: Order }) {
  const id = useId();
  return (
    <styled.tr
      role="row"
      display={{ base: 'grid', _wide: 'table-row' }}
      gap="1"
      borderWidth={{ base: '1px', _wide: '0' }}
      bg={{ base: 'bg.panel', _wide: 'transparent' }}
      p={{ base: '5', _wide: '0' }}
    >
      <OrderCell label={messages.orderId}>
        <OrderId isLink order={order.id} id={id} />
      </OrderCell>
      <OrderCell label={messages.createdAt}>
        <time dateTime={order.created_at}>{orderTime(order.created_at)}</time>
      </OrderCell>
      <OrderCell label={messages.amount} isNumber>
        <Amount>{formatApiRupees(order.amount)}</Amount>
      </OrderCell>
      <OrderCell label={messages.status}>
        <StatusPill status={order.payment_status} />
      </OrderCell>
      <OrderCell>
        <ReceiptLink order={order} aria-describedby={id} />
        {buyAgain(order, id)}
      </OrderCell>
    </styled.tr>
  );
}

/** India's time, everywhere. */
const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** @param createdAt ISO 8601; what is none is shown as it came */
export function orderTime(createdAt: string): string {
  const time = new Date(createdAt);
  return Number.isNaN(time.getTime()) ? createdAt : format.format(time);
}

interface OrderCellProps {
  /** The label in a card, which has no column heads. */
  label?: string;
  isNumber?: boolean;
  children: ReactNode;
}

/** An order's value: under its column head, or labelled in a card. */
function OrderCell({ label, isNumber = false, children }: OrderCellProps) {
  return (
    <styled.td
      role="cell"
      display={{ base: 'flex', _wide: 'table-cell' }}
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      px={{ base: '0', _wide: '4' }}
      py={{ base: '1', _wide: '2' }}
      verticalAlign="middle"
      borderBottomWidth={{ base: '0', _wide: '1px' }}
      textAlign={{ base: 'end', _wide: isNumber ? 'end' : 'start' }}
    >
      {label && (
        <Box
          as="span"
          display={{ base: 'inline', _wide: 'none' }}
          color="fg.muted"
          textStyle="sm"
          fontWeight="400"
          flexShrink="0"
          aria-hidden
        >
          {label}
        </Box>
      )}
      {children}
    </styled.td>
  );
}
