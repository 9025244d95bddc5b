import type { Order } from '@shop/api-contract/model';
import { EmptyState } from '@shop/design/parts/empty-state';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, styled, Stack } from '@shop/design/styled-system/jsx';
import { Amount, H2, Skeleton, VisuallyHidden } from '@shop/design/ui/elements';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { canPayAgain } from '@shop/domain/order/order';
import { type ReactNode, useId, useState } from 'react';
import type { ListsState } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { ListsNote } from '../../shared/ui/retry-panel.tsx';
import { SKELETON_COUNT } from '../../shared/ui/skeleton-count.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import { LinePicture, OrderLink, ReceiptLink, StatusPill, orderDate, timeOfDay } from './order-parts.tsx';
import { ordersMessages as messages } from './orders.messages.ts';

/** The cells of a row, each below its column's head where there is room. */
const columns = {
  order: messages.orderId,
  created: messages.createdAt,
  amount: messages.amount,
  status: messages.status,
  receipt: messages.actions,
};

/** Without room for a table the cells of a row stand beside a picture, and the order's link covers the row. */
const table = css.raw({
  width: 'full',
  display: { base: 'block', _wide: 'table' },
  '& thead': { srOnly: { base: true, _wide: false } },
  '& tbody': { display: { base: 'block', _wide: 'table-row-group' }, borderTopWidth: { base: '1px', _wide: '0' } },
  '& :is(th, td)': {
    px: { base: '0', _wide: '3', xl: '4' },
    borderBottomWidth: { base: '0', _wide: '1px' },
    _first: { ps: '0' },
    _last: { pe: '0' },
  },
  '& td': { py: { _wide: '3' } },
  '& th': { textStyle: 'sm', color: 'fg.muted', textAlign: 'start', whiteSpace: 'nowrap', pb: '3' },
  '& [data-area=amount]': { textAlign: { _wide: 'end' }, alignSelf: 'baseline' },
  '& td[data-area=order]': {
    display: { base: 'contents', _wide: 'table-cell' },
    width: '100%',
    maxW: '0',
    height: '5.5rem',
  },
  '& td[data-area=created]': { alignSelf: 'start' },
  '& td:is([data-area=amount], [data-area=created])': {
    '@container (min-width: 17rem) and (max-width: 44rem)': { textAlign: 'end' },
  },
});

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
  pb: '1',
  borderBottomWidth: { base: '1px', _wide: '0' },
});

/** Above the order's link, which covers a narrow row. */
const actions = css.raw({
  display: 'flex',
  flexWrap: { base: 'wrap', _wide: 'nowrap' },
  '@container (min-width: 17rem)': { justifyContent: 'flex-end' },
  _wide: { justifyContent: 'flex-start', '&, & *': { whiteSpace: 'nowrap' } },
  columnGap: '4',
  position: 'relative',
  zIndex: '1',
});

function OrderRow({ order }: { order: Order }) {
  const id = useId();
  const cells: Record<keyof typeof columns, ReactNode> = {
    order: (
      <Flex display={{ base: 'contents', _wide: 'flex' }} align="center" gap="4">
        <Box gridArea="picture" alignSelf="start" width="12" flexShrink="0" overflow="hidden" borderRadius="l1">
          <LinePicture line={order.lines?.[0]} />
        </Box>
        <Box gridArea="order" minW="0" alignSelf={{ base: 'baseline', _wide: 'auto' }}>
          <OrderLink order={order} idElement={id} />
        </Box>
      </Flex>
    ),
    created: (
      <styled.time
        dateTime={order.created_at}
        display="block"
        textStyle="sm"
        color="fg.muted"
        whiteSpace={{ _wide: 'nowrap' }}
      >
        {orderDate(order.created_at)}
        <Box as="span" display={{ base: 'none', _wide: 'block' }}>
          {timeOfDay(order.created_at)}
        </Box>
      </styled.time>
    ),
    amount: <Amount>{formatApiRupees(order.amount)}</Amount>,
    status: <StatusPill status={order.payment_status} />,
    receipt: (
      <Box css={actions}>
        <ReceiptLink isSmall order={order} aria-describedby={id} />
        <OrderAction order={order} aria-describedby={id} />
      </Box>
    ),
  };
  return (
    <styled.tr role="row" css={row}>
      {Object.entries(cells).map(([area, cell]) => (
        <td key={area} role="cell" data-area={area} style={{ gridArea: area }}>
          {cell}
        </td>
      ))}
    </styled.tr>
  );
}

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

export function ProductOrders({ orders, list }: { orders: readonly Order[] | undefined; list: ListsState }) {
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
      {orders && orders.length > 0 && (
        // Explicit roles keep its semantics where it is no table by its looks.
        <styled.table role="table" aria-labelledby={id} css={table}>
          <thead role="rowgroup">
            <tr role="row">
              {Object.entries(columns).map(([area, column]) => (
                <th key={area} role="columnheader" scope="col" data-area={area}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </tbody>
        </styled.table>
      )}
    </styled.section>
  );
}
