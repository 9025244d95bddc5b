import { Box, Flex, Stack, styled } from '@shop/design/styled-system/jsx';
import { closeToastsOf, notify } from '@shop/design/toasts';
import { Amount, Input, Muted, VisuallyHidden } from '@shop/design/ui/elements';
import { type ItemKey, isQuantityEntry, nearestQuantity, parseQuantity, QUANTITY_MIN } from '@shop/domain/cart/cart';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { useEffect, useEffectEvent, useId, useRef, type Ref, useState } from 'react';
import { useSelector } from 'react-redux';
import { toastDurations } from '../../shared/toasts.ts';
import { StickyBar } from '../../shared/ui/sticky-bar.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { cartMessages } from './cart.messages.ts';
import { selectLine, type CartRoot } from './cart.slice.ts';
import { StepButton, useLineStep } from './quantity-stepper.tsx';

interface AddToCartProps {
  item: ItemKey;
  title: string;
  entry: QuantityEntry;
}

/** Quantity and button of the product page. Once in the cart the quantity is read-only, and its buttons change the line. */
export function AddToCartForm({ item, title, entry, buttonRef }: AddToCartProps & { buttonRef?: Ref<HTMLDivElement> }) {
  const line = useSelector((state: CartRoot) => selectLine(state, item));
  const isInCart = line !== undefined;
  const change = useLineStep(title);
  const id = useId();
  const hint = `${id}-hint`;
  const field = useRef<HTMLInputElement>(null);

  // What was typed before hydration is in the field alone.
  const readField = useEffectEvent(() => {
    const typed = field.current?.value ?? entry.text;
    if (!isInCart && typed !== entry.text) entry.enter(typed);
  });
  useEffect(() => readField(), []);

  return (
    // Enter presses its one button that submits.
    <Stack as="form" gap="2" onSubmit={(event) => event.preventDefault()}>
      <styled.label htmlFor={id} textStyle="sm" fontWeight="600" userSelect="none">
        {cartMessages.quantity}
      </styled.label>
      <Flex ref={buttonRef} gap="3" wrap="wrap">
        <Flex borderWidth="1px" borderColor="control" borderRadius="l2" bg="bg.panel">
          <StepButton
            step="decrease"
            title={title}
            onClick={() => (line ? change(line, 'decrease') : entry.step(-1))}
          />
          <Input
            ref={field}
            id={id}
            aria-describedby={hint}
            readOnly={isInCart}
            width="12"
            height="14"
            px="0"
            border="0"
            bg="transparent"
            textAlign="center"
            textStyle="price"
            fontSize="lg"
            inputMode="numeric"
            autoComplete="off"
            value={isInCart ? line.quantity : entry.text}
            aria-invalid={!entry.isAccepted || undefined}
            onChange={(event) => entry.enter(event.target.value)}
          />
          <StepButton step="increase" title={title} onClick={() => (line ? change(line, 'increase') : entry.step(1))} />
        </Flex>
        <AddToCartButton
          type="submit"
          size="lg"
          flex="1 1 8rem"
          px={{ base: '4', lg: '8' }}
          item={item}
          title={title}
          quantity={entry.quantity}
          mayAdd={entry.mayAdd}
        />
      </Flex>
      <VisuallyHidden id={hint}>{cartMessages.quantityRange}</VisuallyHidden>
    </Stack>
  );
}

/** On phones the button sticks to the bottom while the other one is off screen. */
export function AddToCartBar(props: AddToCartProps & { rupees: number; isShown: boolean }) {
  const { rupees, isShown, entry, ...buy } = props;
  return (
    <StickyBar isShown={isShown}>
      <Box flex="1 1 7rem" minW="0">
        <Muted truncate fontSize="sm">
          {buy.title}
        </Muted>
        <Amount fontSize="lg">{formatApiRupees(rupees)}</Amount>
      </Box>
      <AddToCartButton {...buy} quantity={entry.quantity} mayAdd={entry.mayAdd} />
    </StickyBar>
  );
}

/** Rapid taps at a limit show the last toast only. */
const group = 'quantity-entry';

/**
 * A quantity typed on the product page: whole, from 1 to 40 (specification, section 5). A refused entry stays in the
 * field until it is corrected: a part of it (`25` of `2.5`), or an earlier one, would be another quantity.
 */
export function useQuantityEntry() {
  const [text, setText] = useState(String(QUANTITY_MIN));
  const quantity = parseQuantity(text);

  const warn = (title: string) =>
    notify({ type: 'warning', title, duration: toastDurations.quantityWarning, place: 'top', group });
  const enter = (entry: string) => {
    setText(entry);
    if (isQuantityEntry(entry)) closeToastsOf(group);
    else warn(cartMessages.invalidQuantity);
  };
  return {
    /** The field's text; may be empty, or refused. */
    text,
    isAccepted: isQuantityEntry(text),
    /** Pieces; 1 while the text is none, where `mayAdd` refuses anyway. */
    quantity: quantity ?? QUANTITY_MIN,
    enter,
    /** One piece more or less, from no quantity to the nearest; beyond the limits there is a warning instead. */
    step: (by: 1 | -1) => {
      const to = String(quantity === undefined ? nearestQuantity(text) : quantity + by);
      if (isQuantityEntry(to)) enter(to);
      else warn(cartMessages.invalidQuantity);
    },
    /** Whether the quantity can be added; shows a toast if not. */
    mayAdd: () => {
      if (quantity === undefined)
        warn(text.trim() === '' ? cartMessages.quantityMissing : cartMessages.invalidQuantity);
      return quantity !== undefined;
    },
  };
}

type QuantityEntry = ReturnType<typeof useQuantityEntry>;
