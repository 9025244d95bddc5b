import { styled } from '@shop/design/styled-system/jsx';
import { type CartLine, itemId } from '@shop/domain/cart/cart';
import { useRef } from 'react';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { useDialogOf } from '@shop/design/use-dialog-of';
import { notify } from '@shop/design/toasts';
import { toastDurations } from '../../shared/toast-durations.ts';
import { useAppDispatch, useAppStore } from '../../shared/app-store.ts';
import { cartMessages } from './cart.messages.ts';
import { CartRow } from './cart-row.tsx';
import { lineRemoved, lineRestored, selectLine, selectLines } from './cart.slice.ts';
import { describeItem } from './describe-item.ts';
import type { ShownLine } from './use-cart.ts';

const loadDialog = () => import('@shop/design/ui/confirm-dialog');

const titleOf = (shown: ShownLine): string =>
  shown.status === 'available' ? describeItem(shown.item).title : cartMessages.unavailableItem(shown.line.product);

const removeButton = '[aria-haspopup="dialog"]';

/** Moves the focus from the closing toast to the restored line. */
const focusLine = (line: CartLine) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-line="${itemId(line)}"] ${removeButton}`)?.focus(),
  );

/** The lines of the cart. Removal is confirmed first and can be undone for a while. */
export function CartRows({ pricedLines }: { pricedLines: readonly ShownLine[] }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const list = useRef<HTMLUListElement>(null);
  const { item: asked, isOpen: isAsking, open: ask, close } = useDialogOf<ShownLine>();

  const remove = (shown: ShownLine) => {
    const lines = selectLines(store.getState());
    const line = selectLine(store.getState(), shown.line);
    if (!line) return;
    const index = lines.indexOf(line);
    const restore = () => {
      dispatch(lineRestored({ line, index }));
      focusLine(line);
    };
    dispatch(lineRemoved(line));
    notify({
      type: 'info',
      title: cartMessages.removed(titleOf(shown)),
      duration: toastDurations.undo,
      action: { label: cartMessages.undo, onClick: restore },
    });
  };

  /** Moves the focus from the removed line to another one. */
  const focusAfter = () => {
    const isGone = asked && !selectLine(store.getState(), asked.line);
    return (isGone && list.current?.querySelector<HTMLElement>(removeButton)) || null;
  };

  return (
    <>
      <styled.ul ref={list} role="list" aria-label={cartMessages.lines} borderTopWidth="1px">
        {pricedLines.map((shown) => (
          <styled.li key={itemId(shown.line)} data-line={itemId(shown.line)} borderBottomWidth="1px">
            <CartRow shown={shown} onRemove={() => ask(shown)} />
          </styled.li>
        ))}
      </styled.ul>
      <Lazy load={loadDialog} isWanted={isAsking} onFailure={close}>
        {({ ConfirmDialog }) =>
          asked && (
            <ConfirmDialog
              isOpen={isAsking}
              title={cartMessages.removeFromCart}
              question={cartMessages.removeQuestion(titleOf(asked))}
              onConfirm={() => remove(asked)}
              onClose={close}
              focusAfter={focusAfter}
            />
          )
        }
      </Lazy>
    </>
  );
}
