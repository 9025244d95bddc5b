import type { Order } from '@shop/api-contract/model';
import { isMotionReduced } from '@shop/design/is-motion-reduced';
import { DataList } from '@shop/design/parts/data-list';
import { Box, Center, Stack } from '@shop/design/styled-system/jsx';
import { Amount, H3, Verbatim } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { ShopDrawer } from '@shop/design/ui/shop-drawer';
import { deliveryDates } from '@shop/domain/delivery/delivery-window';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '../../shared/paths.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { ButtonLink } from '../../shared/ui/links.ts';
import { WithoutStreet } from '../delivery/address-text.tsx';
import { orderedAt, OrderId, ReceiptLink } from '../orders/order-parts.tsx';
import { useListOrdersQuery } from '../orders/orders.api.ts';
import { ordersMessages } from '../orders/orders.messages.ts';
import { selectToken } from '../session/session.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { PaymentOutcome } from './payment.slice.ts';

const loadConfetti = () => import('./confetti.tsx');

/** The success outside the checkout. */
export const PaidDrawer = ({ outcome, onClose }: { outcome: PaymentOutcome | null; onClose: () => void }) => (
  <ShopDrawer title={messages.thanks} isOpen={outcome?.kind === 'paid'} onClose={onClose} focuses="content">
    {outcome?.kind === 'paid' && <PaymentSuccess orderId={outcome.orderId} onLeave={onClose} />}
  </ShopDrawer>
);

export function PaymentSuccess({ orderId, onLeave }: { orderId: string; onLeave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // Whatever of the checkout was scrolled to before.
    top.current?.scrollIntoView();
  }, []);

  return (
    <Stack gap="6" align="center" textAlign="center" maxW="sm" mx="auto" minH="full" justify="center">
      {/* Confetti, above the text. */}
      <Center ref={top} position="relative" width="full" minH="32" mb="-4" scrollMarginTop="6">
        {!isMotionReduced() && (
          <Lazy load={loadConfetti} isDecoration>
            {({ Confetti }) => <Confetti />}
          </Lazy>
        )}
        <Box position="relative" color="leaf.fg" fontSize="7xl">
          <CheckIcon />
        </Box>
      </Center>
      <H3 textStyle="h2" ref={heading} tabIndex={-1} data-autofocus="">
        {messages.placed}
      </H3>
      <PaidOrder id={orderId} />
      <Stack gap="3" width="full">
        <ButtonLink to={paths.dashboard} onClick={onLeave} size="lg">
          {messages.viewOrders}
        </ButtonLink>
        <ButtonLink to={paths.products} onClick={onLeave} size="lg" variant="outline">
          {messages.continueShopping}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

/** What was paid, by the server's account, and the receipt's link, once the orders have loaded. */
function PaidOrder({ id }: { id: string }) {
  const [now] = useState(serverNow);
  const skip = useSelector(selectToken) === null;
  const { currentData: orders, isFetching } = useListOrdersQuery(undefined, { skip });
  const order = orders?.find((one) => one.id === id);
  const at = order ? orderedAt(order.created_at, now) : now;
  const isShown = order !== undefined || isFetching;

  return (
    <DataList
      display="grid"
      gridAutoRows="1fr"
      width="full"
      textAlign="start"
      borderBottomWidth="1px"
      facts={[
        ...(isShown ? [{ term: messages.paid, value: order && <Amount>{formatApiRupees(order.amount)}</Amount> }] : []),
        { term: ordersMessages.orderId, value: <OrderId order={id} /> },
        { term: messages.delivery, value: <Delivery to={order?.deliver_to} dates={deliveryDates(at)} /> },
        ...(isShown ? [{ term: ordersMessages.receipt, value: order && <ReceiptLink order={order} /> }] : []),
      ]}
    />
  );
}

/** Such as `Arrives 2-7 Dec, to Asha, 14 Botanist’s Lane`; the dates alone where the address is not known. */
function Delivery({ to, dates }: { to: Order['deliver_to']; dates: string }) {
  const known = [to?.Recipient, to?.Line1].filter(Boolean).join(', ');
  return (
    <>
      {known ? messages.arrivesTo(dates) : dates} <Verbatim>{known}</Verbatim>
      {to && <WithoutStreet to={to} />}
    </>
  );
}
