import type { OrderLine } from '@shop/api-contract/model';
import { notify } from '@shop/design/toasts';
import { Button, type ButtonProps } from '@shop/design/ui/elements';
import { buyAgain } from '@shop/domain/cart/buy-again';
import { findLine, plainLine, type CartLine } from '@shop/domain/cart/cart';
import { formatApiRupees, formatRupees } from '@shop/domain/money/format-rupees';
import { fromRupees } from '@shop/domain/money/paise';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { toastDurations, toastGroups } from '../../shared/toasts.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { cartMessages as messages } from '../cart/cart.messages.ts';
import { linesAdded, linesRemoved, selectLines, type CartRoot } from '../cart/cart.slice.ts';
import { pricesOf } from '../cart/use-cart.ts';

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
  const buttonElement = useRef<HTMLButtonElement>(null);

  const add = async () => {
    setRunning(true);
    const priced = await pricesOf(dispatch, lines.map(plainLine));
    const isStillHere = buttonElement.current !== null;
    setRunning(false);
    if (!priced) return notify({ type: 'warning', title: messages.buyAgainFailed });

    const linesOf = (status: 'available' | 'unavailable') =>
      priced.filter((line) => line.status === status).map(({ line }) => line);
    const { added, alreadyThere, withoutRoom } = buyAgain(selectLines(store.getState()), linesOf('available'));
    const gone = linesOf('unavailable');
    const titles = (some: readonly CartLine[]) => some.map((line) => findLine(lines, line)?.title ?? '');
    const changed = priced.flatMap((now) => {
      const before = findLine(lines, now.line);
      if (now.status !== 'available' || !before || !findLine(added, now.line)) return [];
      if (now.unitPrice === fromRupees(before.unit_price)) return [];
      return [messages.newPrice(before.title, formatRupees(now.unitPrice), formatApiRupees(before.unit_price))];
    });
    const undo = () => {
      const now = selectLines(store.getState());
      dispatch(linesRemoved(added.filter((line) => findLine(now, line)?.quantity === line.quantity)));
      flushSync(() => setAdded(false));
      buttonElement.current?.focus();
    };
    dispatch(linesAdded(added));
    const isInCart = added.length + alreadyThere.length > 0;
    flushSync(() => setAdded(isInCart));
    link.current?.focus();
    notify({
      type: added.length > 0 ? 'success' : 'info',
      title: messages.boughtAgain(added.length),
      description: messages.notAsBefore({
        there: titles(alreadyThere),
        gone: titles(gone),
        withoutRoom: titles(withoutRoom),
        changed,
      }),
      // By keyboard the action is many stops away.
      duration: added.length > 0 ? Infinity : toastDurations.undo,
      ...(added.length > 0 && { action: { label: messages.undo, onClick: undo } }),
      group: toastGroups.undo,
    });
    if (isRetry && isInCart && isStillHere) void navigate(paths.cart);
  };

  if (isAdded)
    return (
      <ButtonLink to={paths.cart} ref={link} variant="outline" {...button}>
        {messages.goToCart}
      </ButtonLink>
    );
  return (
    <Button variant="outline" {...button} ref={buttonElement} loading={isRunning} onClick={() => void add()}>
      {isRetry ? messages.tryAgain : messages.buyAgain}
    </Button>
  );
}
