import { HStack, Text } from '@chakra-ui/react';
import { InfoIcon } from '@shop/design/ui/subject-icons';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { PaymentOutcome } from './pay.ts';

interface PaymentNoteProps {
  outcome: PaymentOutcome | null;
  /** A payment was made and waits to be confirmed. */
  isWaiting: boolean;
  provider: string;
}

/** A short note on outcomes for which the specification has no message. */
export function PaymentNote({ outcome, isWaiting, provider }: PaymentNoteProps) {
  const text = isWaiting ? messages.unconfirmed(provider) : noteOf(outcome);
  return (
    <HStack
      role="status"
      align="flex-start"
      gap="3"
      color="fg.warning"
      {...(text && { bg: 'bg.warning', p: '4', mb: '6' })}
    >
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
