import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { findLine, type CartLine } from '@shop/domain/cart/cart-line';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import type { StoredPart } from '../../shared/storage/stored-state.ts';
import { notify } from '../../shared/ui/notify.ts';
import {
  cartPaid,
  cartSlice,
  isCartOperation,
  lineAdded,
  lineRemoved,
  lineRestored,
  storedCartRead,
} from './cart.slice.ts';
import { readCart } from './stored-cart.ts';
import { cartMessages } from './cart.messages.ts';

/** How long another tab may have read the cart without this tab's write, in ms. */
const REPEATED_FOR = 1000;

/**
 * The stored cart. It is written at once: a tab that is closed right after a press has stored it.
 *
 * Another tab may write without having read this tab's last write yet. Lines added or removed lately are then added or
 * removed again. A Web Lock would not prevent it: browsers grant one before another tab's last write can be read.
 */
export function storedCart(): StoredPart {
  let recent: UnknownAction[] = [];
  let isRefusalTold = false;

  return {
    isChange: isCartOperation,
    change: (storage, action) => {
      const { lines, damaged } = readCart(storage);
      if (damaged !== null) {
        storage.write(storageKeys.damagedCart, damaged);
        notify({ type: 'info', ...cartMessages.storedCartDamaged });
      }
      const operations = isCartOperation(action) ? [...recent, action] : recent;
      const changed = operations.reduce(applied, lines);
      if (isCartOperation(action)) {
        const repeated = toRepeat(action, changed);
        recent = [...recent, ...repeated];
        setTimeout(() => (recent = recent.slice(repeated.length)), REPEATED_FOR);
      }
      if (damaged === null && changed === lines) return;
      const isStored = storage.write(storageKeys.cart, JSON.stringify(changed));
      if (!isStored && !isRefusalTold) notify({ type: 'warning', ...cartMessages.storageRefused });
      isRefusalTold ||= !isStored;
    },
    read: (storage) => storedCartRead(readCart(storage).lines),
  };
}

const applied = (lines: CartLine[], operation: UnknownAction) =>
  cartSlice.reducer({ lines, isRead: true }, operation).lines;

/** What can be repeated without harm: quantities would change twice. */
function toRepeat(operation: UnknownAction, lines: readonly CartLine[]): UnknownAction[] {
  if (cartPaid.match(operation)) {
    const gone = (operation.payload ?? []).filter((line) => !findLine(lines, line));
    return gone.map((line) => lineRemoved(line));
  }
  return isAnyOf(lineAdded, lineRestored, lineRemoved)(operation) ? [operation] : [];
}
