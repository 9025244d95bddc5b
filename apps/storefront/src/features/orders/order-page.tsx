import type { Order } from '@shop/api-contract/model';
import { EmptyState } from '@shop/design/parts/empty-state';
import { css } from '@shop/design/styled-system/css';
import { Box, Grid, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Amount, ButtonAnchor, Eyebrow, H1, Muted, Skeleton, TextAnchor } from '@shop/design/ui/elements';
import { ReceiptIcon } from '@shop/design/ui/subject-icons';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { canPayAgain } from '@shop/domain/order/order';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { supportMail } from '../../content/company/support-mail.ts';
import { useLists } from '../../shared/api/use-lists.ts';
import { paths } from '../../shared/paths.ts';
import { receiptUrl } from '../../shared/portal.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { ListsNote } from '../../shared/ui/retry-panel.tsx';
import { checkoutMessages } from '../checkout/checkout.messages.ts';
import { PayOrder } from '../checkout/pay-order.tsx';
import { selectIsThanking } from '../checkout/payment.slice.ts';
import { CustomerPage } from '../session/customers-only.tsx';
import { BuyAgainButton } from './buy-again-button.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import { OrderAddress, OrderedLines, OrderTimeline } from './order-details.tsx';
import { OrderId, StatusPill, arrivalOf, orderDate } from './order-parts.tsx';
import { useListOrdersQuery } from './orders.api.ts';
import { ordersMessages as messages } from './orders.messages.ts';

/** One order of the customer (decisions, "Address lines, orders"). Visitors sign in first and come back. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const isThanking = useSelector(selectIsThanking);
  const trail = [{ label: dashboardMessages.dashboard, to: paths.dashboard }, { label: id }];
  return (
    <CustomerPage title={isThanking ? checkoutMessages.thanks : messages.order} trail={trail}>
      <OrderOfId id={id} />
    </CustomerPage>
  );
}

function OrderOfId({ id }: { id: string }) {
  const query = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useLists(query);
  const order = query.data?.find((one) => one.id === id);
  const [now] = useState(serverNow);
  // When it arrives is the news of a paid order.
  const arrival = order ? arrivalOf(order, now) : null;
  const title = order ? messages.orderOf(orderDate(order.created_at)) : messages.order;

  return (
    <>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        columnGap="12"
        rowGap="8"
        alignItems="start"
      >
        <Box>
          <Eyebrow minH="5" pb="1">
            {arrival && title}
          </Eyebrow>
          <H1 pb="2">{arrival ?? title}</H1>
          <ListsNote {...list} />
          {order && <OrderHead key={id} order={order} />}
        </Box>
        {order && (
          <>
            {/* When it arrives is what most come for; on phones the address comes last. */}
            <Stack gap="8" css={beside}>
              <OrderTimeline order={order} />
              <Box>
                <OrderAddress order={order} />
                <TextAnchor
                  href={supportMail(messages.helpSubject(id))}
                  minH="11"
                  mt="2"
                  mb={{ lg: '-3' }}
                  _print={{ display: 'none' }}
                >
                  {messages.help}
                </TextAnchor>
              </Box>
            </Stack>
            <OrderedLines order={order} />
          </>
        )}
      </Grid>
      {!order && list.isReady && (
        <EmptyState title={messages.notFound} hint={messages.notFoundHint}>
          <ButtonLink to={paths.dashboard}>{messages.toDashboard}</ButtonLink>
        </EmptyState>
      )}
      {!list.isReady && (
        <Stack gap="6" aria-busy="true" role="status" aria-label={messages.loading}>
          <Skeleton height="7" maxW="16rem" />
          <Skeleton height="80" />
        </Stack>
      )}
    </>
  );
}

const beside = css.raw({
  lgDown: { display: 'contents', '& > :last-child': { order: '1' } },
  lg: { gridArea: '1 / 2 / span 2', bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', p: '6' },
});

/** Of equal width on phones. */
const actions = css.raw({
  display: { base: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  columnGap: '4',
  rowGap: '2',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  '& :is(a, button)': { px: { mdDown: '3' } },
  _print: { display: 'none' },
});

/** What it costs, how it stands, and what can be done with it. */
function OrderHead({ order }: { order: Order }) {
  // It stays, to show the success.
  const [wasPayable] = useState(() => canPayAgain(order, serverNow()));
  const isOpen = wasPayable && order.payment_status === 'created';
  const isPaid = order.payment_status === 'paid';
  const isOver = order.payment_status !== 'created' && !isPaid;

  return (
    <Stack gap="4">
      <HStack columnGap="4" rowGap="0" flexWrap="wrap">
        <Amount fontSize="2xl">{formatApiRupees(order.amount)}</Amount>
        <StatusPill status={order.payment_status} />
        <Muted as="div" flexBasis={{ mdDown: 'full' }}>
          <OrderId order={order.id} />
        </Muted>
      </HStack>
      <Box css={actions}>
        {wasPayable && <PayOrder order={order} />}
        <ButtonAnchor href={receiptUrl(order.order_id_token)} target="_blank" rel="noopener" variant="outline">
          <ReceiptIcon />
          {messages.viewReceipt}
        </ButtonAnchor>
        {order.lines && !isOpen && (
          <BuyAgainButton lines={order.lines} variant={isOver ? 'solid' : 'outline'} isRetry={isOver} />
        )}
      </Box>
    </Stack>
  );
}
