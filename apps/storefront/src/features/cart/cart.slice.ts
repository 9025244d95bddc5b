import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  addLine,
  changeQuantity,
  findLine,
  isCartFull,
  type CartLine,
  type ItemKey,
  QUANTITY_MAX,
  QUANTITY_MIN,
  removeLine,
  removePaid,
} from '@shop/domain/cart/cart';
import * as z from 'zod/mini';
import { readStored, validItems, type ShopStorage, type StoredSlice } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { notify } from '@shop/design/toasts';
import { cartMessages } from './cart.messages.ts';

interface CartState {
  lines: CartLine[];
  /** Whether browser storage was read; before that the cart only seems empty. */
  isRead: boolean;
}

export interface CartRoot {
  cart: CartState;
}

const initialState: CartState = { lines: [], isRead: false };

/** The cart (specification, sections 3 and 4). The rules are the domain's; refused changes leave it as it is. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    linesAdded: (state, { payload }: PayloadAction<readonly CartLine[]>) => {
      state.lines = payload.reduce<CartLine[]>(addLine, state.lines);
    },
    quantityChanged: (state, { payload: { item, by } }: PayloadAction<{ item: ItemKey; by: 1 | -1 }>) => {
      state.lines = changeQuantity(state.lines, item, by);
    },
    linesRemoved: (state, { payload }: PayloadAction<readonly ItemKey[]>) => {
      state.lines = payload.reduce<CartLine[]>(removeLine, state.lines);
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

export const { linesAdded, quantityChanged, linesRemoved, lineRestored, cartPaid } = cartSlice.actions;

export const selectLines = ({ cart }: CartRoot) => cart.lines;
export const selectIsCartRead = ({ cart }: CartRoot) => cart.isRead;

/** The badge counts lines, not pieces. */
export const selectLineCount = ({ cart }: CartRoot) => cart.lines.length;
export const selectLine = ({ cart }: CartRoot, item: ItemKey) => findLine(cart.lines, item);
export const selectIsInCart = (state: CartRoot, item: ItemKey) => selectLine(state, item) !== undefined;
export const selectIsCartFull = ({ cart }: CartRoot) => isCartFull(cart.lines);

const cartLine: z.ZodMiniType<CartLine> = z.object({
  product: z.int().check(z.gte(1)),
  quantity: z.int().check(z.gte(QUANTITY_MIN), z.lte(QUANTITY_MAX)),
  type: z.enum(['product', 'offer']),
});

/** Each item once, and no more than a cart can hold. */
const distinct = (lines: readonly CartLine[]) => lines.reduce<CartLine[]>(addLine, []);

export const cartLines = z.array(cartLine).check(z.refine((lines) => distinct(lines).length === lines.length));

/** The stored cart. Of a damaged one its text, and the valid lines, the first of each item. */
export function readCart(storage: ShopStorage) {
  const text = storage.read(storageKeys.cart);
  const lines = readStored(storage, storageKeys.cart, cartLines);
  if (lines || text === null) return { lines: lines ?? [], damaged: null };
  return { lines: distinct(validItems(storage, storageKeys.cart, cartLine)), damaged: text };
}

/** The stored cart. What was damaged is set aside, and said, before the valid lines replace it. */
export function storedCart(): StoredSlice<CartRoot, CartState> {
  let isRefusalShown = false;

  return {
    select: ({ cart }) => cart,
    read: (storage) => {
      const { lines, damaged } = readCart(storage);
      if (damaged !== null) {
        storage.write(storageKeys.damagedCart, damaged);
        storage.write(storageKeys.cart, JSON.stringify(lines));
        notify({ type: 'info', ...cartMessages.storedCartDamaged });
      }
      return cartSlice.actions.storedCartRead(lines);
    },
    write: (storage, { lines }) => {
      const isStored = storage.write(storageKeys.cart, JSON.stringify(lines));
      if (!isStored && !isRefusalShown) notify({ type: 'warning', ...cartMessages.storageRefused });
      isRefusalShown ||= !isStored;
    },
  };
}
