import { styled } from '@shop/design/styled-system/jsx';
import { closeToastsOf, notify, toastAction } from '@shop/design/toasts';
import { useDialogOf } from '@shop/design/use-dialog-of';
import { isSameItem, itemId, type ItemKey } from '@shop/domain/cart/cart';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { focusHeading } from '../../shared/focus-heading.ts';
import { toastDurations, toastGroups } from '../../shared/toasts.ts';
import { lazyDialog } from '../../shared/ui/lazy.tsx';
import { CartRow, type AskedItem } from './cart-row.tsx';
import { cartMessages } from './cart.messages.ts';
import { linesRemoved, lineRestored, selectLine, selectLines, type CartRoot } from './cart.slice.ts';
import type { Cart } from './use-cart.ts';

const ConfirmDialog = lazyDialog(() => import('@shop/design/ui/confirm-dialog'));

/** Moves the focus to a line that was just added or restored: to its title or its one control; to the page's heading while it loads. */
export const focusLine = (line: ItemKey) =>
  requestAnimationFrame(() => {
    const row = `[data-line="${itemId(line)}"]:not([aria-busy])`;
    const target = document.querySelector<HTMLElement>(`${row} :is(h2 a, button)`);
    if (target) target.focus();
    else focusHeading();
  });

/** The lines of the cart. Removal is confirmed first and can be undone for a while. */
export function CartRows({ lines, pricedLines }: Pick<Cart, 'lines' | 'pricedLines'>) {
  const dispatch = useAppDispatch();
  const store = useStore<CartRoot>();
  const { item: asked, open, dialog } = useDialogOf<AskedItem>();

  const ask = (item: AskedItem) => {
    // They would cover the question.
    closeToastsOf(toastGroups.quantity);
    open(item);
  };

  const remove = ({ title, ...item }: AskedItem) => {
    const line = selectLine(store.getState(), item);
    if (!line) return;
    const index = selectLines(store.getState()).indexOf(line);
    const restore = () => {
      dispatch(lineRestored({ line, index }));
      focusLine(line);
    };
    dispatch(linesRemoved([line]));
    notify({
      type: 'info',
      title: cartMessages.removed(title),
      duration: toastDurations.undo,
      action: { label: cartMessages.undo, onClick: restore },
      group: toastGroups.undo,
    });
  };

  /** Moves the focus from the removed line to its Undo. */
  const focusAfter = () => {
    const isGone = asked && !selectLine(store.getState(), asked);
    return isGone ? toastAction() : null;
  };

  return (
    <>
      <styled.ul role="list" aria-label={cartMessages.lines} borderTopWidth="1px" containerType="inline-size">
        {lines.map((line) => (
          <CartRow
            key={itemId(line)}
            line={line}
            priced={pricedLines.find((priced) => isSameItem(priced.line, line))}
            onRemove={ask}
          />
        ))}
      </styled.ul>
      {asked && (
        <ConfirmDialog
          {...dialog}
          title={cartMessages.removeFromCart}
          question={cartMessages.removeQuestion(asked.title)}
          onConfirm={() => remove(asked)}
          focusAfter={focusAfter}
        />
      )}
    </>
  );
}
