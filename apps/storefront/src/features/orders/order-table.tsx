import type { Order } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { Box, Center, Flex, styled, Stack } from '@shop/design/styled-system/jsx';
import type { SystemStyleObject } from '@shop/design/styled-system/types';
import { Amount, H2, Skeleton, VisuallyHidden } from '@shop/design/ui/elements';
import { BoxIcon } from '@shop/design/ui/subject-icons';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { canPayAgain } from '@shop/domain/order/order';
import { type ReactNode, useId, useState } from 'react';
import { serverNow } from '../../shared/server-clock.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { LinePicture, OrderLink, ReceiptLink, StatusPill, orderDate, timeOfDay } from './order-parts.tsx';
import { ordersMessages as messages } from './orders.messages.ts';
import type { ListsState } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '@shop/design/parts/empty-state';
import { ButtonLink } from '../../shared/ui/links.ts';
import { ListsNote } from '../../shared/ui/retry-panel.tsx';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { dashboardMessages } from './dashboard.messages.ts';

const columns = [messages.orderId, messages.createdAt, messages.amount, messages.status, messages.actions];

interface OrderTableProps {
  orders: readonly Order[];
  labelledBy: string;
}

/** The Product Orders table. Without its room the cells of a row stand beside a picture; explicit roles keep the table's semantics. */
function OrderTable({ orders, labelledBy }: OrderTableProps) {
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
          <OrderRow key={order.id} order={order} />
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

function OrderRow({ order }: { order: Order }) {
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
          <OrderAction order={order} aria-describedby={id} />
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

/** Beside the receipt. */
function OrderAction({ order, ...described }: { order: Order; 'aria-describedby': string }) {
  const { id, lines, payment_status: status } = order;
  const [now] = useState(serverNow);
  if (canPayAgain(order, now))
    return (
      <ButtonLink to={paths.order(id)} size="sm" {...described}>
        {dashboardMessages.payNow}
      </ButtonLink>
    );
  const isRetry = status !== 'paid' && status !== 'created';
  return lines && <BuyAgainButton lines={lines} isRetry={isRetry} size="sm" variant="plain" px="0" {...described} />;
}

interface ProductOrdersProps {
  orders: readonly Order[] | undefined;
  list: ListsState;
}

export function ProductOrders({ orders, list }: ProductOrdersProps) {
  const id = useId();
  return (
    <styled.section aria-labelledby={id} minW="0" containerType="inline-size">
      <H2 id={id} pb={{ base: '3', md: '5' }}>
        {dashboardMessages.productOrders}
      </H2>
      <ListsNote {...list} />
      {!orders && (
        <Stack gap="3" aria-busy="true">
          <VisuallyHidden role="status">{dashboardMessages.loadingOrders}</VisuallyHidden>
          {Array.from({ length: SKELETON_COUNT }, (_, index) => (
            <Box key={index} borderBottomWidth="1px" pb="3">
              <Skeleton height="4.75rem" />
            </Box>
          ))}
        </Stack>
      )}
      {orders?.length === 0 && (
        <EmptyState title={dashboardMessages.noOrders} hint={dashboardMessages.noOrdersHint}>
          <ButtonLink to={paths.products}>{dashboardMessages.browseProducts}</ButtonLink>
        </EmptyState>
      )}
      {orders && orders.length > 0 && <OrderTable orders={orders} labelledBy={id} />}
    </styled.section>
  );
}
