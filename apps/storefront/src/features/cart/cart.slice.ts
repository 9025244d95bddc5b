import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  addLine,
  changeQuantity,
  findLine,
  isCartFull,
  type CartLine,
  type ItemKey,
  removeLine,
  removePaid,
} from '@shop/domain/cart/cart';
import { storageRead } from '../../shared/storage/shop-storage.ts';

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
  },
  extraReducers: (builder) => {
    builder.addCase(storageRead, (_, { payload: { cart: lines = [] } }) => ({ lines, isRead: true }));
  },
});

export const { linesAdded, quantityChanged, linesRemoved, lineRestored, cartPaid } = cartSlice.actions;

export const selectLines = ({ cart }: CartRoot) => cart.lines;
export const selectIsCartRead = ({ cart }: CartRoot) => cart.isRead;

/** The badge counts lines, not pieces. */
export const selectLineCount = ({ cart }: CartRoot) => cart.lines.length;
export const selectLine = ({ cart }: CartRoot, item: ItemKey) => findLine(cart.lines, item);
export const selectIsCartFull = ({ cart }: CartRoot) => isCartFull(cart.lines);
