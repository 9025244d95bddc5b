import type { Order } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { Box, Center, Flex, styled } from '@shop/design/styled-system/jsx';
import type { SystemStyleObject } from '@shop/design/styled-system/types';
import { Amount } from '@shop/design/ui/elements';
import { BoxIcon } from '@shop/design/ui/subject-icons';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { type ReactNode, useId } from 'react';
import { LinePicture } from './line-picture.tsx';
import { OrderLink } from './order-id.tsx';
import { orderDate, timeOfDay } from './order-time.ts';
import { ordersMessages as messages } from './orders.messages.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { StatusPill } from './status-pill.tsx';

const columns = [messages.orderId, messages.createdAt, messages.amount, messages.status, messages.actions];

interface OrderTableProps {
  orders: readonly Order[];
  labelledBy: string;
  /** Beside the receipt; the id's element describes it. */
  actionOf: (order: Order, describedBy: string) => ReactNode;
}

/** The Product Orders table. Without its room the cells of a row stand beside a picture; explicit roles keep the table's semantics. */
export function OrderTable({ orders, labelledBy, actionOf }: OrderTableProps) {
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
              px={{ base: '0', _wide: '3', xl: '4' }}
              _first={{ ps: '0' }}
              _last={{ pe: '0' }}
              pb="3"
              whiteSpace="nowrap"
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
          <OrderRow key={order.id} order={order} actionOf={actionOf} />
        ))}
      </styled.tbody>
    </styled.table>
  );
}

/** Lines of a narrow list; the order's link covers the row. */
const row = css.raw({
  display: { base: 'grid', _wide: 'table-row' },
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture order" "amount amount" "created created" "status status" "receipt receipt"',
  '@container (min-width: 17rem)': {
    gridTemplateColumns: '3rem auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture order order amount" "picture order order created" "status status receipt receipt"',
    gridTemplateRows: 'auto 1fr auto',
    rowGap: '0',
  },
  // With room for the status beside the actions in the text's column.
  '@container (min-width: 22rem)': {
    gridTemplateAreas: '"picture order order amount" "picture order order created" "picture status receipt receipt"',
  },
  position: { base: 'relative', _wide: 'static' },
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minH: '5.5rem',
  pt: '3',
  pb: { base: '1', _wide: '3' },
  borderBottomWidth: { base: '1px', _wide: '0' },
});

function OrderRow({ order, actionOf }: Pick<OrderTableProps, 'actionOf'> & { order: Order }) {
  const id = useId();
  const [first] = order.lines ?? [];
  const time = timeOfDay(order.created_at);
  return (
    <styled.tr role="row" css={row}>
      <OrderCell area="order">
        <Flex display={{ base: 'contents', _wide: 'flex' }} align="center" gap="4">
          <Box gridArea="picture" alignSelf="start" width="12" flexShrink="0" overflow="hidden" borderRadius="l1">
            {first ? (
              <LinePicture line={first} />
            ) : (
              <Center aspectRatio={4 / 5} bg="bg.subtle" color="fg.muted" fontSize="xl">
                <BoxIcon />
              </Center>
            )}
          </Box>
          <Box gridArea="order" minW="0" alignSelf={{ base: 'baseline', _wide: 'auto' }}>
            <OrderLink order={order} idElement={id} />
          </Box>
        </Flex>
      </OrderCell>
      <OrderCell area="created">
        <styled.time
          dateTime={order.created_at}
          display="block"
          textStyle="sm"
          color="fg.muted"
          whiteSpace={{ _wide: 'nowrap' }}
        >
          {orderDate(order.created_at)}
          {time && (
            <styled.span display={{ base: 'none', _wide: 'block' }} color="fg.muted">
              {time}
            </styled.span>
          )}
        </styled.time>
      </OrderCell>
      <OrderCell area="amount">
        <Amount>{formatApiRupees(order.amount)}</Amount>
      </OrderCell>
      <OrderCell area="status">
        <StatusPill status={order.payment_status} />
      </OrderCell>
      <OrderCell area="receipt">
        {/* Above the order's link, which covers a narrow row. */}
        <Box css={actions}>
          <ReceiptLink isSmall order={order} aria-describedby={id} />
          {actionOf(order, id)}
        </Box>
      </OrderCell>
    </styled.tr>
  );
}

const actions: SystemStyleObject = {
  display: 'flex',
  flexWrap: { base: 'wrap', _wide: 'nowrap' },
  '@container (min-width: 17rem)': { justifyContent: 'flex-end' },
  _wide: { justifyContent: 'flex-start' },
  columnGap: '4',
  whiteSpace: { _wide: 'nowrap' },
  '& button, & a': { whiteSpace: 'inherit' },
  position: 'relative',
  zIndex: '1',
};

interface OrderCellProps {
  area: 'order' | 'created' | 'amount' | 'status' | 'receipt';
  children: ReactNode;
}

const cell: SystemStyleObject = {
  verticalAlign: 'middle',
  px: { base: '0', _wide: '3', xl: '4' },
  _last: { pe: '0' },
  borderBottomWidth: { base: '0', _wide: '1px' },
  '&[data-area=order]': {
    display: { base: 'contents', _wide: 'table-cell' },
    ps: '0',
    width: '100%',
    maxW: '0',
    height: '5.5rem',
  },
  '&[data-area=amount], &[data-area=created]': { '@container (min-width: 17rem)': { textAlign: 'end' } },
  // Beside a narrow row's title and id.
  '&[data-area=amount]': { alignSelf: 'baseline' },
  '&[data-area=status], &[data-area=receipt]': { pt: '0' },
  '&[data-area=created]': { alignSelf: 'start', _wide: { textAlign: 'start' } },
};

/** An order's value, below its column's head where there is room. */
function OrderCell({ area, children }: OrderCellProps) {
  return (
    <styled.td role="cell" data-area={area} css={cell} style={{ gridArea: area }}>
      {children}
    </styled.td>
  );
}
