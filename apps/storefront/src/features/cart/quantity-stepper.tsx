import { Flex } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { MinusIcon, PlusIcon } from '@shop/design/ui/icons';
import type { CartLine } from '@shop/domain/cart/cart-line';
import { cartMessages } from './cart.messages.ts';
import { useQuantitySteps } from './use-quantity-steps.ts';

/** Minus, quantity, plus. The buttons stay enabled at the limits, where they explain why nothing changes. */
export function QuantityStepper({ line, title }: { line: CartLine; title: string }) {
  const { increase, decrease } = useQuantitySteps(line, title);

  return (
    <Flex
      role="group"
      aria-label={cartMessages.quantityOf(title)}
      align="center"
      width="fit-content"
      borderWidth="1px"
      borderColor="control"
      borderRadius="l2"
      bg="bg.panel"
    >
      <IconButton
        variant="ghost"
        size="sm"
        borderRadius="0"
        aria-label={cartMessages.decrease(title)}
        onClick={decrease}
      >
        <MinusIcon />
      </IconButton>
      <Text as="span" textStyle="price" minW="8" textAlign="center" data-testid="line-quantity">
        {line.quantity}
      </Text>
      <IconButton
        variant="ghost"
        size="sm"
        borderRadius="0"
        aria-label={cartMessages.increase(title)}
        onClick={increase}
      >
        <PlusIcon />
      </IconButton>
    </Flex>
  );
}
