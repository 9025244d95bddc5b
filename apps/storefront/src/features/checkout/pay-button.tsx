import { Flex, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Button, Text } from '@shop/design/ui/elements';
import { LockIcon } from '@shop/design/ui/subject-icons';
import type { PaymentStep } from '../../shared/app-store.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';

interface PayButtonProps {
  provider: string;
  /** As shown; null while it is not known. */
  amount: string | null;
  step: PaymentStep | null;
  /** Disabled until the user has agreed. */
  isHeld: boolean;
  onPay: () => void;
}

/** Total, button and safety note. Disabled during an attempt. */
export function PayButton({ provider, amount, step, isHeld, onPay }: PayButtonProps) {
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="baseline">
        <Text color="fg.muted">{messages.total}</Text>
        <Text textStyle="price" fontSize="xl" overflowWrap="anywhere">
          {amount}
        </Text>
      </Flex>
      <Button
        size="lg"
        width="full"
        disabled={amount === null || isHeld}
        loading={step !== null}
        loadingText={messages.payWith(provider)}
        onClick={onPay}
      >
        {messages.payWith(provider)}
      </Button>
      <HStack gap="2" color="fg.muted" textStyle="sm" justify="center" minH="10">
        <LockIcon style={{ flexShrink: 0 }} />
        <Text role="status">{step ? progressOf(step) : messages.secure(provider)}</Text>
      </HStack>
    </Stack>
  );
}

const progressOf = (step: PaymentStep) => (step === 'confirming' ? messages.confirming : messages.redirecting);
