import { Flex, Stack } from '@shop/design/styled-system/jsx';
import { H3, Text } from '@shop/design/ui/elements';
import { PaymentMarks } from '../cart/payment-marks.tsx';
import { useFocusWhenLost } from '@shop/design/use-focus-when-lost';
import { checkoutMessages as messages } from './checkout.messages.ts';
import { providerName } from './payment-window.ts';

export function PaymentInstructions() {
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" rowGap="2">
        <H3 ref={heading} tabIndex={-1}>
          {messages.howToPay}
        </H3>
        <PaymentMarks />
      </Flex>
      <ol>
        {messages.instructions(providerName()).map((instruction, index) => (
          <Flex as="li" key={instruction} gap="4" py="2" borderTopWidth="1px" align="baseline">
            <Text as="span" aria-hidden color="leaf.fg" textStyle="heading" fontSize="lg" flex="0 0 1.5rem">
              {index + 1}
            </Text>
            <Text>{instruction}</Text>
          </Flex>
        ))}
      </ol>
    </Stack>
  );
}
