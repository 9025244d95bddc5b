import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { addLine } from '@shop/domain/cart/add-line';
import { findLine, isCartFull, type CartLine, type ItemKey } from '@shop/domain/cart/cart-line';
import { decreaseQuantity, increaseQuantity } from '@shop/domain/cart/change-quantity';
import { removeLine } from '@shop/domain/cart/remove-line';
import { removePaid } from '@shop/domain/cart/remove-paid';
import type { CartState, RootState } from '../../shared/app-store.ts';

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
export { storedCartRead };
export const { lineAdded, quantityIncreased, quantityDecreased, lineRemoved, lineRestored, cartPaid } = operations;

/** What a shopper or a payment does to the cart, applied to the state and to the stored cart alike. */
export const isCartOperation = isAnyOf(...Object.values(operations));

export const selectLines = (state: RootState) => state.cart.lines;
export const selectIsCartRead = (state: RootState) => state.cart.isRead;

/** The badge counts lines, not pieces. */
export const selectLineCount = (state: RootState) => state.cart.lines.length;
export const selectLine = (state: RootState, item: ItemKey) => findLine(state.cart.lines, item);
export const selectIsInCart = (state: RootState, item: ItemKey) => selectLine(state, item) !== undefined;
export const selectIsCartFull = (state: RootState) => isCartFull(state.cart.lines);
