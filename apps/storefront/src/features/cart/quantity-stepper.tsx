import { Flex } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { MinusIcon, PlusIcon } from '@shop/design/ui/icons';
import type { CartLine, ItemKey } from '@shop/domain/cart/cart-line';
import { decreaseQuantity, increaseQuantity } from '@shop/domain/cart/change-quantity';
import { useAppDispatch, useAppStore } from '../../shared/app-store.ts';
import { notify, toastDurations } from '../../shared/ui/notify.ts';
import { cartMessages } from './cart.messages.ts';
import { quantityDecreased, quantityIncreased, selectLines } from './cart.slice.ts';

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

/** Rapid taps replace the toast. */
const group = 'cart-quantity';

const tell = (title: string) => notify({ type: 'success', title, duration: toastDurations.cartSuccess, group });
const warn = (title: string) => notify({ type: 'warning', title, duration: toastDurations.quantityWarning, group });

/**
 * Plus and minus of a cart line, with a toast for each piece and a warning at the limits (specification, section 5).
 */
export function useQuantitySteps(item: ItemKey, title: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return {
    increase: () => {
      const step = increaseQuantity(selectLines(store.getState()), item);
      if (!step.ok) return warn(cartMessages.atMaximum);
      dispatch(quantityIncreased(item));
      tell(cartMessages.oneAdded(title));
    },
    decrease: () => {
      const step = decreaseQuantity(selectLines(store.getState()), item);
      if (!step.ok) return warn(cartMessages.atMinimum);
      dispatch(quantityDecreased(item));
      tell(cartMessages.oneRemoved(title));
    },
  };
}
