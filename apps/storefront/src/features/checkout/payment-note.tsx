import { css } from '@shop/design/styled-system/css';
import { HStack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { InfoIcon } from '@shop/design/ui/subject-icons';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { PaymentOutcome } from './pay.ts';

interface PaymentNoteProps {
  outcome: PaymentOutcome | null;
  /** A payment is pending. */
  isWaiting: boolean;
  provider: string;
}

const shownNote = css.raw({ bg: 'bg.warning', p: '4', mb: '6' });

/** A note for outcomes without a text in the specification. */
export function PaymentNote({ outcome, isWaiting, provider }: PaymentNoteProps) {
  const text = isWaiting ? messages.unconfirmed(provider) : noteOf(outcome);
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

function noteOf(outcome: PaymentOutcome | null): string | null {
  switch (outcome?.kind) {
    case 'order-not-created':
    case 'order-id-empty':
      return messages.notCreated;
    case 'unconfirmed':
      return outcome.status === 'succeeded' ? null : messages.unreported;
    case 'refused':
      return messages.refused(outcome.orderId);
    case 'busy-elsewhere':
      return messages.busyElsewhere;
    default:
      return null;
  }
}
