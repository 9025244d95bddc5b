import type { Order } from '@shop/api-contract/model';
import { useTrackedDialog } from '@shop/design/dialog-tracker';
import { css } from '@shop/design/styled-system/css';
import { Stack } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { LastPaymentBanner } from './last-payment-banner.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PaidDrawer } from './payment-success.tsx';
import { providerName } from './payment-window.ts';
import { usePayment } from './use-payment.ts';

const ownRow = css.raw({ flexBasis: 'full', gridColumn: '1 / -1' });

/** Pays an order whose payment was interrupted, with its own id (docs/decisions/0018). */
export function PayOrder({ order }: { order: Order }) {
  const user = useSelector(selectUser);
  const { step, outcome, payAgain, forget } = usePayment('here');
  const isOpen = order.payment_status === 'created';
  useTrackedDialog(step === 'paying', () => {});

  return (
    <Stack gap="0" align={{ md: 'flex-start' }} css={outcome || !isOpen ? ownRow : {}}>
      {outcome?.kind === 'unpaid' && <LastPaymentBanner />}
      <PaymentNote outcome={outcome} isWaiting={false} />
      {isOpen && (
        <Button
          disabled={user === null}
          loading={step !== null}
          loadingText={messages.payWith(providerName())}
          onClick={() => void payAgain(order.id)}
        >
          {messages.payNow(formatApiRupees(order.amount))}
        </Button>
      )}
      <PaidDrawer outcome={outcome} onClose={forget} />
    </Stack>
  );
}
