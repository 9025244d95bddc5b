import { css } from '@shop/design/styled-system/css';
import { Box, HStack } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { CloseIcon } from '@shop/design/ui/icons';
import { InfoIcon } from '@shop/design/ui/subject-icons';
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
  const { status, message } = unsuccessful;

  return (
    <HStack
      role="alert"
      alignItems="flex-start"
      gap="4"
      bg="bg.subtle"
      borderInlineStartWidth="4px"
      borderColor="border.emphasized"
      ps="4"
      pe="1"
      py="1"
      mb="6"
    >
      <Box color="fg.muted" fontSize="xl" pt="2.5">
        <InfoIcon />
      </Box>
      <Box flex="1" py="2.5">
        <Text fontWeight="600">{messages.lastPaymentFailed}</Text>
        {status !== 'succeeded' && <Text>{outcomeWarnings[status]}</Text>}
        <Text textStyle="sm">{message ?? messages.nothingCharged}</Text>
      </Box>
      <IconButton size="sm" aria-label={messages.dismissBanner} onClick={() => dispatch(outcomeDismissed())}>
        <CloseIcon />
      </IconButton>
    </HStack>
  );
}

const shownNote = css.raw({ bg: 'bg.warning', p: '4', mb: '6' });

/** A note for outcomes without a text in the specification; `pending` speaks of a payment that is not confirmed yet. */
export function PaymentNote({ outcome, pending }: { outcome: PaymentOutcome | null; pending?: string | false }) {
  const account = useSelector(selectUser)?.email;
  const text = pending || noteOf(outcome, account);
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
  if (outcome?.kind === 'stopped') return stopNotes[outcome.reason];
  if (outcome?.kind === 'refused') return messages.refused(outcome.orderId);
  // Without an account the form to sign in says it.
  if (outcome?.kind !== 'session-ended' || account === undefined || outcome.paidBy === account) return null;
  return outcome.paidBy === null ? messages.accountChanged : messages.paidByOther(outcome.paidBy);
}
