import { css } from '@shop/design/styled-system/css';
import { HStack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { InfoIcon } from '@shop/design/ui/subject-icons';
import { useSelector } from 'react-redux';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { providerName } from './payment-window.ts';
import type { PaymentOutcome } from './payment.slice.ts';

const shownNote = css.raw({ bg: 'bg.warning', p: '4', mb: '6' });

/** A note for outcomes without a text in the specification. */
export function PaymentNote({ outcome, isWaiting }: { outcome: PaymentOutcome | null; isWaiting: boolean }) {
  const account = useSelector(selectUser)?.email;
  const text = isWaiting ? messages.unconfirmed(providerName()) : noteOf(outcome, account);
  return (
    <HStack role="status" alignItems="flex-start" gap="3" color="fg.warning" css={text ? shownNote : {}}>
      {text && (
        <>
          <InfoIcon style={{ flexShrink: 0, marginTop: '0.15em' }} />
          <Text color="fg">{text}</Text>
        </>
      )}
    </HStack>
  );
}

function noteOf(outcome: PaymentOutcome | null, account: string | undefined): string | null {
  switch (outcome?.kind) {
    case 'unchecked':
      return messages.unchecked;
    case 'order-not-created':
    case 'order-id-empty':
      return messages.notCreated;
    case 'refused':
      return messages.refused(outcome.orderId);
    case 'order-over':
      return messages.orderOver;
    case 'busy-elsewhere':
      return messages.busyElsewhere;
    case 'broken':
      return messages.broken;
    case 'session-ended':
      // Without an account the form to sign in says it.
      if (account === undefined || outcome.paidBy === account) return null;
      return outcome.paidBy === null ? messages.accountChanged : messages.paidByOther(outcome.paidBy);
    default:
      return null;
  }
}
