import { createSlice, isAnyOf, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  addLine,
  findLine,
  isCartFull,
  type CartLine,
  type ItemKey,
  decreaseQuantity,
  increaseQuantity,
  QUANTITY_MAX,
  QUANTITY_MIN,
  removeLine,
  removePaid,
} from '@shop/domain/cart/cart';
import * as z from 'zod/mini';
import type { CartState, RootState } from '../../shared/app-store.ts';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, validItems, type StoredPart } from '../../shared/storage/stored-state.ts';
import { notify } from '@shop/design/toasts';
import { cartMessages } from './cart.messages.ts';

const initialState: CartState = { lines: [], isRead: false };

/** The cart (specification, sections 3 and 4). The rules are the domain's; refused changes leave it as it is. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineAdded: (state, { payload: line }: PayloadAction<CartLine>) => {
      state.lines = addLine(state.lines, line);
    },
    quantityIncreased: (state, { payload: item }: PayloadAction<ItemKey>) => {
      const changed = increaseQuantity(state.lines, item);
      if (changed.ok) state.lines = changed.lines;
    },
    quantityDecreased: (state, { payload: item }: PayloadAction<ItemKey>) => {
      const changed = decreaseQuantity(state.lines, item);
      if (changed.ok) state.lines = changed.lines;
    },
    lineRemoved: (state, { payload: item }: PayloadAction<ItemKey>) => {
      if (findLine(state.lines, item)) state.lines = removeLine(state.lines, item);
    },
    /** Undoes a removal: the line returns to its place. */
    lineRestored: (state, { payload: { line, index } }: PayloadAction<{ line: CartLine; index: number }>) => {
      if (!findLine(state.lines, line) && !isCartFull(state.lines)) state.lines.splice(index, 0, line);
    },
    /** Removes paid pieces; all lines when they are unknown (null). */
    cartPaid: (state, { payload: paid }: PayloadAction<readonly CartLine[] | null>) => {
      state.lines = paid === null ? [] : paid.reduce<CartLine[]>(removePaid, state.lines);
    },
    /** Replaces the state by the stored cart. */
    storedCartRead: (state, { payload: lines }: PayloadAction<CartLine[]>) => {
      state.lines = lines;
      state.isRead = true;
    },
  },
});

const { storedCartRead, ...operations } = cartSlice.actions;
export const { lineAdded, quantityIncreased, quantityDecreased, lineRemoved, lineRestored, cartPaid } = operations;

/** What a shopper or a payment does to the cart, applied to the state and to the stored cart alike. */
const isCartOperation = isAnyOf(...Object.values(operations));

export const selectLines = (state: RootState) => state.cart.lines;
export const selectIsCartRead = (state: RootState) => state.cart.isRead;

/** The badge counts lines, not pieces. */
export const selectLineCount = (state: RootState) => state.cart.lines.length;
export const selectLine = (state: RootState, item: ItemKey) => findLine(state.cart.lines, item);
export const selectIsInCart = (state: RootState, item: ItemKey) => selectLine(state, item) !== undefined;
export const selectIsCartFull = (state: RootState) => isCartFull(state.cart.lines);

const cartLine: z.ZodMiniType<CartLine> = z.object({
  product: z.int().check(z.gte(1)),
  quantity: z.int().check(z.gte(QUANTITY_MIN), z.lte(QUANTITY_MAX)),
  type: z.enum(['product', 'offer']),
});

/** Each item once, and no more than a cart can hold. */
const distinct = (lines: readonly CartLine[]) => lines.reduce<CartLine[]>(addLine, []);

export const cartLines = z.array(cartLine).check(z.refine((lines) => distinct(lines).length === lines.length));

interface StoredCart {
  lines: CartLine[];
  /** The stored text, if it is not a valid cart. */
  damaged: string | null;
}

/** The stored cart. Of a damaged one the valid lines, the first of each item. */
export function readCart(storage: ShopStorage): StoredCart {
  const text = storage.read(storageKeys.cart);
  const lines = readStored(storage, storageKeys.cart, cartLines);
  if (lines || text === null) return { lines: lines ?? [], damaged: null };
  const list = readStored(storage, storageKeys.cart, z.array(z.unknown()));
  return { lines: distinct(validItems(storageKeys.cart, list, cartLine)), damaged: text };
}

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
  let isRefusalShown = false;

  return {
    isChange: isCartOperation,
    change: (storage, action) => {
      const { lines, damaged } = readCart(storage);
      if (damaged !== null) {
        storage.write(storageKeys.damagedCart, damaged);
        notify({ type: 'info', ...cartMessages.storedCartDamaged });
      }
      const now = isCartOperation(action) ? [action] : [];
      const changed = [...recent, ...now].reduce(applied, lines);
      const repeated = now.flatMap((operation) => toRepeat(operation, changed));
      recent = [...recent, ...repeated];
      if (repeated.length > 0) setTimeout(() => (recent = recent.slice(repeated.length)), REPEATED_FOR);

      if (damaged === null && changed === lines) return;
      const isStored = storage.write(storageKeys.cart, JSON.stringify(changed));
      if (!isStored && !isRefusalShown) notify({ type: 'warning', ...cartMessages.storageRefused });
      isRefusalShown ||= !isStored;
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
