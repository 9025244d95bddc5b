import { Notice } from '@shop/design/parts/notice';
import { Box, Flex } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { CloseIcon } from '@shop/design/ui/icons';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { selectUser } from '../session/session.slice.ts';
import { checkoutMessages as messages, outcomeWarnings, stopNotes } from './checkout.messages.ts';
import { outcomeDismissed, selectUnsuccessful, type PaymentOutcome } from './payment.slice.ts';

/** How the last attempt of this account ended, in one place, until it is dismissed or followed by another. */
export function LastPaymentBanner() {
  const dispatch = useAppDispatch();
  const unsuccessful = useSelector(selectUnsuccessful);
  if (!unsuccessful) return null;
  const { kind, status, message } = unsuccessful;

  return (
    <Notice tone="info" role="alert" mb="6">
      <Flex align="flex-start" me="-4">
        <Box flex="1" minW="0">
          <Text fontWeight="600">{messages.lastPaymentFailed}</Text>
          {status !== 'succeeded' && <Text>{outcomeWarnings[status]}</Text>}
          <Text>
            {message} {kind === 'unpaid' && <span>{messages.nothingCharged}</span>}
          </Text>
        </Box>
        <IconButton
          my="-2.5"
          size="sm"
          aria-label={messages.dismissBanner}
          onClick={() => dispatch(outcomeDismissed())}
        >
          <CloseIcon />
        </IconButton>
      </Flex>
    </Notice>
  );
}

/** A note for outcomes without a text in the specification; `pending` speaks of a payment that is not confirmed yet. */
export function PaymentNote({ outcome, pending }: { outcome: PaymentOutcome | null; pending?: string | false }) {
  const account = useSelector(selectUser)?.email;
  const text = pending || noteOf(outcome, account);
  return (
    <div role="status">
      {text && (
        <Notice tone="warning" mb="6">
          {text}
        </Notice>
      )}
    </div>
  );
}

function noteOf(outcome: PaymentOutcome | null, account: string | undefined): string | null {
  if (outcome?.kind === 'stopped') return stopNotes[outcome.reason];
  if (outcome?.kind === 'refused') return messages.refused(outcome.orderId);
  // Without an account the form to sign in says it.
  if (outcome?.kind !== 'session-ended' || account === undefined || outcome.owner === account) return null;
  return outcome.isPaid ? messages.paidByOther(outcome.owner ?? '') : messages.accountChanged;
}
