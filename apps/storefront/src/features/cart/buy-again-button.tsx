import { notify } from '@shop/design/toasts';
import { Button, type ButtonProps } from '@shop/design/ui/elements';
import type { OrderLine } from '@shop/api-contract/model';
import { buyAgain } from '@shop/domain/cart/buy-again';
import { findLine, plainLine, type CartLine } from '@shop/domain/cart/cart';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { toastDurations, toastGroups } from '../../shared/toasts.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { cartMessages as messages } from './cart.messages.ts';
import { linesAdded, linesRemoved, selectLines, type CartRoot } from './cart.slice.ts';
import { pricesOf } from './use-cart.ts';

interface BuyAgainButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'px' | 'aria-describedby'> {
  lines: readonly OrderLine[];
  /** The order failed: what it was for is tried again, and the cart is opened for it. */
  isRetry?: boolean;
}

/**
 * Puts the lines of an order into the cart, and says what was there already and what is no longer sold; then it leads to
 * the cart.
 */
export function BuyAgainButton({ lines, isRetry = false, ...button }: BuyAgainButtonProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useStore<CartRoot>();
  const [isRunning, setRunning] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (isAdded) link.current?.focus();
  }, [isAdded]);

  const add = async () => {
    setRunning(true);
    const priced = await pricesOf(dispatch, lines.map(plainLine));
    setRunning(false);
    if (!priced) return notify({ type: 'warning', title: messages.buyAgainFailed });

    const linesOf = (status: 'available' | 'unavailable') =>
      priced.filter((line) => line.status === status).map(({ line }) => line);
    const { added, alreadyThere, withoutRoom } = buyAgain(selectLines(store.getState()), linesOf('available'));
    const gone = linesOf('unavailable');
    const titles = (some: readonly CartLine[]) => some.map((line) => findLine(lines, line)?.title ?? '');
    const undo = () => {
      dispatch(linesRemoved(added));
      setAdded(false);
    };
    dispatch(linesAdded(added));
    setAdded(added.length + alreadyThere.length > 0);
    notify({
      type: added.length > 0 ? 'success' : 'info',
      title: messages.boughtAgain(added.length),
      description: messages.notBoughtAgain(titles(alreadyThere), titles(gone), titles(withoutRoom)),
      duration: toastDurations.undo,
      ...(added.length > 0 && { action: { label: messages.undo, onClick: undo } }),
      group: toastGroups.undo,
    });
    if (isRetry) void navigate(paths.cart);
  };

  if (isAdded)
    return (
      <ButtonLink to={paths.cart} ref={link} variant="outline" {...button}>
        {messages.goToCart}
      </ButtonLink>
    );
  return (
    <Button variant="outline" {...button} loading={isRunning} onClick={() => void add()}>
      {isRetry ? messages.tryAgain : messages.buyAgain}
    </Button>
  );
}
