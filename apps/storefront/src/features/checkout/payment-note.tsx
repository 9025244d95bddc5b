import { HStack, Text } from '@chakra-ui/react';
import { InfoIcon } from '@shop/design/ui/subject-icons';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

interface PaymentNoteProps {
  outcome: PaymentOutcome | null;
  provider: string;
}

/** A quiet word after what the specification ignores in silence, so that nobody is left wondering. */
export function PaymentNote({ outcome, provider }: PaymentNoteProps) {
  const text = noteOf(outcome, provider);
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

function noteOf(outcome: PaymentOutcome | null, provider: string): string | null {
  switch (outcome?.kind) {
    case 'order-not-created':
    case 'order-id-empty':
      return messages.notCreated;
    case 'unconfirmed':
      return outcome.status === 'succeeded' ? messages.unconfirmed(provider) : messages.unreported;
    case 'busy-elsewhere':
      return messages.busyElsewhere;
    default:
      return null;
  }
}
