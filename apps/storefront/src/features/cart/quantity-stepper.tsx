import { Flex } from '@shop/design/styled-system/jsx';
import { notify } from '@shop/design/toasts';
import { Amount, IconButton, type ButtonProps } from '@shop/design/ui/elements';
import { MinusIcon, PlusIcon } from '@shop/design/ui/icons';
import { type CartLine, isQuantity } from '@shop/domain/cart/cart';
import { useAppDispatch } from '../../shared/app-store.ts';
import { toastDurations, toastGroups } from '../../shared/toasts.ts';
import { cartMessages } from './cart.messages.ts';
import { quantityChanged } from './cart.slice.ts';

type Step = keyof typeof steps;

export const StepButton = ({ step, title, ...button }: ButtonProps & { step: Step; title: string }) => (
  <IconButton size="sm" aria-label={cartMessages[step](title)} {...button}>
    {step === 'increase' ? <PlusIcon /> : <MinusIcon />}
  </IconButton>
);

/** Over the header: total and Checkout may stand anywhere at the foot. */
const onTop = { place: 'top', group: toastGroups.quantity } as const;

const steps = {
  increase: { by: 1, done: cartMessages.oneAdded, refused: cartMessages.atMaximum },
  decrease: { by: -1, done: cartMessages.oneRemoved, refused: cartMessages.atMinimum },
} as const;

/** Changes a line of the cart by a piece, with a toast for each (specification, section 5). */
export function useLineStep(title: string) {
  const dispatch = useAppDispatch();
  return (line: CartLine, step: Step) => {
    const { by, done, refused } = steps[step];
    if (!isQuantity(line.quantity + by))
      return notify({ type: 'warning', title: refused, duration: toastDurations.quantityWarning, ...onTop });
    dispatch(quantityChanged({ item: line, by }));
    notify({ type: 'success', title: done(title), duration: toastDurations.cartSuccess, ...onTop });
  };
}

/** Minus, quantity, plus. The buttons stay enabled at the limits, where they explain why nothing changes. */
export function QuantityStepper({ line, title }: { line: CartLine; title: string }) {
  const change = useLineStep(title);
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
      <StepButton step="decrease" title={title} borderRadius="0" onClick={() => change(line, 'decrease')} />
      <Amount minW="8" textAlign="center" data-testid="line-quantity">
        {line.quantity}
      </Amount>
      <StepButton step="increase" title={title} borderRadius="0" onClick={() => change(line, 'increase')} />
    </Flex>
  );
}
