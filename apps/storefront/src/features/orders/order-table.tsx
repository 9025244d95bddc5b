import { css } from '@shop/design/styled-system/css';
import { Box, HStack, styled } from '@shop/design/styled-system/jsx';
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

/** The Product Orders table. Without its room the cells of a row stand in two columns; explicit roles keep the table's semantics. */
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
        display={{ base: 'block', _wide: 'table-row-group' }}
        borderTopWidth={{ base: '1px', _wide: '0' }}
      >
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} buyAgain={buyAgain} />
        ))}
      </styled.tbody>
    </styled.table>
  );
}

/** Three lines of a narrow list, in which the order's link covers the row. */
const row = css.raw({
  display: { base: 'grid', _wide: 'table-row' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"id amount" "created receipt" "status receipt"',
  position: { base: 'relative', _wide: 'static' },
  alignItems: 'center',
  columnGap: '4',
  minH: '5.5rem',
  py: '1.5',
  borderBottomWidth: { base: '1px', _wide: '0' },
});

function OrderRow({ order, buyAgain }: Pick<OrderTableProps, 'buyAgain'> & { order: Order }) {
  const id = useId();
  return (
    <styled.tr role="row" css={row}>
      <OrderCell area="id">
        <OrderId isLink order={order.id} id={id} />
      </OrderCell>
      <OrderCell area="created">
        <styled.time dateTime={order.created_at} textStyle={{ base: 'sm', _wide: 'md' }}>
          {orderTime(order.created_at)}
        </styled.time>
      </OrderCell>
      <OrderCell area="amount" isNumber>
        <Amount>{formatApiRupees(order.amount)}</Amount>
      </OrderCell>
      <OrderCell area="status">
        <StatusPill status={order.payment_status} />
      </OrderCell>
      <OrderCell area="receipt">
        {/* Above the order's link, which covers a narrow row. There the order's page has Buy again. */}
        <HStack position="relative" zIndex="1" gap="4">
          <ReceiptLink order={order} aria-describedby={id} />
          <Box as="span" display={{ base: 'none', _wide: 'inline' }}>
            {buyAgain(order, id)}
          </Box>
        </HStack>
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
  area: 'id' | 'created' | 'amount' | 'status' | 'receipt';
  isNumber?: boolean;
  children: ReactNode;
}

/** An order's value, below its column's head where there is room. */
function OrderCell({ area, isNumber = false, children }: OrderCellProps) {
  return (
    <styled.td
      role="cell"
      style={{ gridArea: area }}
      px={{ base: '0', _wide: '4' }}
      py={{ base: '0', _wide: '2' }}
      verticalAlign="middle"
      borderBottomWidth={{ base: '0', _wide: '1px' }}
      textAlign={isNumber ? 'end' : 'start'}
    >
      {children}
    </styled.td>
  );
}
