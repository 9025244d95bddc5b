import { Button, type ButtonProps } from '@chakra-ui/react';
import { CheckIcon } from '@shop/design/ui/icons';
import type { ItemKey } from '@shop/domain/cart/cart-line';
import { QUANTITY_MIN } from '@shop/domain/cart/quantity';
import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { notify } from '../../shared/ui/notify.ts';
import { useAppDispatch } from '../../shared/use-app-dispatch.ts';
import { addToCartMessages } from './add-to-cart.messages.ts';
import { lineAdded, selectIsCartFull, selectIsInCart, type StateWithCart } from './cart.slice.ts';

interface AddToCartButtonProps extends Pick<ButtonProps, 'size' | 'flex'> {
  item: ItemKey;
  /** Pieces; 1 from cards and for offers. */
  quantity?: number;
  /** What is added: told to those who hear the button without seeing the card around it. */
  title?: string;
  /** One of many beside each other: as wide as its card, and quieter than the one button of a page. */
  isOnCard?: boolean;
  /** The last word before adding: false once it has told the shopper what is amiss. */
  mayAdd?: () => boolean;
}

const cardStyle: ButtonProps = {
  width: 'full',
  variant: 'outline',
  color: 'leaf.fg',
  borderColor: 'leaf.solid',
  _hover: { bg: 'leaf.solid', borderColor: 'leaf.solid', color: 'leaf.contrast' },
};

/** Adds once; from then on it leads to the cart, where quantities are changed (specification, section 4). */
export function AddToCartButton({
  item,
  quantity = QUANTITY_MIN,
  title,
  mayAdd,
  isOnCard = false,
  ...style
}: AddToCartButtonProps) {
  const { type, product } = item;
  const dispatch = useAppDispatch();
  const isInCart = useSelector((state: StateWithCart) => selectIsInCart(state, item));
  const isCartFull = useSelector(selectIsCartFull);
  const titleId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (isInCart && wasPressed.current) link.current?.focus();
    wasPressed.current = false;
  }, [isInCart]);

  const add = () => {
    if (mayAdd && !mayAdd()) return;
    if (isCartFull) return notify({ type: 'warning', ...addToCartMessages.cartFull });
    wasPressed.current = true;
    dispatch(lineAdded({ type, product, quantity }));
  };

  const described = title ? { 'aria-describedby': titleId } : {};
  return (
    <>
      {isInCart ? (
        <Button asChild {...style} {...(isOnCard && { width: 'full' })} variant="subtle" {...described}>
          <Link to={paths.cart} ref={link}>
            <CheckIcon />
            {addToCartMessages.goToCart}
          </Link>
        </Button>
      ) : (
        <Button {...style} {...(isOnCard && cardStyle)} onClick={add} {...described}>
          {addToCartMessages.addToCart}
        </Button>
      )}
      {title && (
        <span hidden id={titleId}>
          {title}
        </span>
      )}
    </>
  );
}
