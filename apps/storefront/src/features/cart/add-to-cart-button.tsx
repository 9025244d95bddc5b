import { css } from '@shop/design/styled-system/css';
import { notify } from '@shop/design/toasts';
import { Button, VisuallyHidden, type ButtonProps } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { type ItemKey, QUANTITY_MIN } from '@shop/domain/cart/cart';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { cartMessages } from './cart.messages.ts';
import { linesAdded, selectIsCartFull, selectLine, type CartRoot } from './cart.slice.ts';

interface AddToCartButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'flex' | 'px'> {
  item: ItemKey;
  /** Pieces; 1 from cards and for offers. */
  quantity?: number;
  /** The item's name, for screen readers and voice control. */
  title: string;
  /** One of many on cards: full width and less prominent. */
  isOnCard?: boolean;
  /** Checks before adding; returns false after telling the user why not. */
  mayAdd?: () => boolean;
  /** Moves the focus, where the button goes with what it stands in. */
  onAdded?: () => void;
}

/** The link replaces the button under the pointer: for half a second a double click or tap does not open the cart. */
const linkStyle = css.raw({ animation: 'ignore-pointer 1ms 0.5s backwards' });

/** Adds once, then links to the cart, where quantities are changed (specification, section 4). */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { item, quantity = QUANTITY_MIN, title, mayAdd, onAdded, isOnCard = false, type, ...style } = props;
  const dispatch = useAppDispatch();
  const isInCart = useSelector((state: CartRoot) => selectLine(state, item) !== undefined);
  const isCartFull = useSelector(selectIsCartFull);
  const link = useRef<HTMLAnchorElement>(null);

  const add = () => {
    if (mayAdd && !mayAdd()) return;
    if (isCartFull) return notify({ type: 'warning', ...cartMessages.cartFull });
    flushSync(() => dispatch(linesAdded([{ ...item, quantity }])));
    link.current?.focus({ preventScroll: true });
    onAdded?.();
  };

  // Firefox presses a link again and again while Enter is held.
  const ignoreHeldEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };

  return isInCart ? (
    <ButtonLink
      to={paths.cart}
      ref={link}
      onKeyDown={ignoreHeldEnter}
      {...style}
      width={isOnCard ? 'full' : undefined}
      // On one line in any font.
      px={isOnCard ? '3' : style.px}
      variant={isOnCard ? 'subtle' : 'solid'}
      css={linkStyle}
    >
      <CheckIcon />
      {cartMessages.goToCart} <VisuallyHidden>{title}</VisuallyHidden>
    </ButtonLink>
  ) : (
    <Button
      {...style}
      width={isOnCard ? 'full' : undefined}
      variant={isOnCard ? 'outline' : 'solid'}
      onClick={add}
      type={type}
    >
      {cartMessages.addToCart} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
}
