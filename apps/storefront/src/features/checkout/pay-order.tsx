import type { Order } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { Stack } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { focusHeading } from '../../shared/focus-heading.ts';
import { BuyAgainButton } from '../orders/buy-again-button.tsx';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { LastPaymentBanner, PaymentNote } from './payment-outcome.tsx';
import { PaidDrawer } from './payment-success.tsx';
import { usePayment } from './use-payment.ts';

const ownRow = css.raw({ flexBasis: 'full', gridColumn: '1 / -1', _empty: { display: 'none' } });

/** Pays an order whose payment was interrupted, with its own id (docs/decisions/0018). */
export function PayOrder({ order }: { order: Order }) {
  const user = useSelector(selectUser);
  const { step, outcome, pay, leave } = usePayment({ showErrors: 'inline' });
  const isOver = outcome?.kind === 'stopped' && outcome.reason === 'order-over';
  const isOpen = order.payment_status === 'created' && !isOver;

  useEffect(() => {
    // The button has gone, with the focus.
    if (!isOpen && document.activeElement === document.body) focusHeading();
  }, [isOpen]);

  return (
    <Stack gap="0" align={{ md: 'flex-start' }} css={outcome || !isOpen ? ownRow : {}}>
      {outcome && <LastPaymentBanner />}
      <PaymentNote outcome={outcome} />
      {isOpen && (
        <Button
          disabled={user === null}
          loading={step !== null}
          // With room for its spinner.
          minW={{ md: '12rem' }}
          onClick={() => void pay({ order: { order } })}
        >
          {messages.payNow(formatApiRupees(order.amount))}
        </Button>
      )}
      {isOver && order.lines && <BuyAgainButton lines={order.lines} variant="solid" />}
      <PaidDrawer outcome={outcome} onClose={leave} />
    </Stack>
  );
}
