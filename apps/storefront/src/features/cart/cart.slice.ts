import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addLine } from '@shop/domain/cart/add-line';
import { findLine, isCartFull, type CartLine, type ItemKey } from '@shop/domain/cart/cart-line';
import { decreaseQuantity, increaseQuantity } from '@shop/domain/cart/change-quantity';
import { readStoredCart } from '@shop/domain/cart/read-stored-cart';
import { removeLine } from '@shop/domain/cart/remove-line';
import { removePaid } from '@shop/domain/cart/remove-paid';
import { storedStateRead } from '../../shared/storage/stored-state.ts';
import { OPERATIONS_LIMIT, replayOperations, type CartOperation } from './replay-operations.ts';

export interface CartState {
  lines: CartLine[];
  /** Whether browser storage was read; before that the cart only seems empty. */
  isRead: boolean;
  /** This tab's last operations, to be replayed on a cart another tab wrote without them. */
  operations: CartOperation[];
  /** Number of this tab's operations. */
  operationCount: number;
}

export interface StateWithCart {
  cart: CartState;
}

/** A cart from another tab. */
interface ForeignCart {
  lines: CartLine[];
  /** How many of this tab's operations it includes. */
  included: number;
}

const initialState: CartState = { lines: [], isRead: false, operations: [], operationCount: 0 };

const apply = (state: CartState, lines: CartLine[], operation: CartOperation) => {
  state.operations = [...state.operations, operation].slice(-OPERATIONS_LIMIT);
  state.operationCount += 1;
  state.lines = lines;
};

const follow = (state: CartState, { lines, included }: ForeignCart) => {
  const missing = Math.max(0, state.operationCount - included);
  state.lines = missing === 0 ? lines : replayOperations(state.operations.slice(-missing), lines);
};

const changeQuantity = (
  state: CartState,
  item: ItemKey,
  changed: ReturnType<typeof increaseQuantity | typeof decreaseQuantity>,
) => {
  const from = findLine(state.lines, item)?.quantity;
  const to = changed.ok ? findLine(changed.lines, item)?.quantity : undefined;
  if (!changed.ok || from === undefined || to === undefined) return;
  const { type, product } = item;
  apply(state, changed.lines, { kind: 'quantity-changed', item: { type, product }, from, to });
};

/** The cart (specification, sections 3 and 4). The rules are the domain's; refused changes leave it as it is. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineAdded: (state, { payload: line }: PayloadAction<CartLine>) => {
      const lines = addLine(state.lines, line);
      if (lines !== state.lines) apply(state, lines, { kind: 'added', line });
    },
    quantityIncreased: (state, { payload: item }: PayloadAction<ItemKey>) =>
      changeQuantity(state, item, increaseQuantity(state.lines, item)),
    quantityDecreased: (state, { payload: item }: PayloadAction<ItemKey>) =>
      changeQuantity(state, item, decreaseQuantity(state.lines, item)),
    lineRemoved: (state, { payload: item }: PayloadAction<ItemKey>) => {
      const line = findLine(state.lines, item);
      if (line) apply(state, removeLine(state.lines, line), { kind: 'removed', line });
    },
    /** Undoes a removal: the line returns to its place. */
    lineRestored: (state, { payload: { line, index } }: PayloadAction<{ line: CartLine; index: number }>) => {
      if (findLine(state.lines, line) || isCartFull(state.lines)) return;
      const restored = [...state.lines.slice(0, index), line, ...state.lines.slice(index)];
      apply(state, restored, { kind: 'added', line });
    },
    /** Removes paid pieces; all lines when they are unknown (null). */
    cartPaid: (state, { payload: paid }: PayloadAction<readonly CartLine[] | null>) => {
      for (const line of paid ?? [...state.lines]) {
        if (findLine(state.lines, line)) apply(state, removePaid(state.lines, line), { kind: 'paid', line });
      }
    },
    /** Takes over a cart from another tab. */
    storedCartChanged: (state, { payload }: PayloadAction<ForeignCart>) => follow(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(storedStateRead, (state, { payload }) => {
      follow(state, { lines: readStoredCart(payload.cart ?? null).lines, included: 0 });
      state.isRead = true;
    });
  },
});

export const {
  lineAdded,
  quantityIncreased,
  quantityDecreased,
  lineRemoved,
  lineRestored,
  cartPaid,
  storedCartChanged,
} = cartSlice.actions;

export const selectLines = (state: StateWithCart) => state.cart.lines;
export const selectOperationCount = (state: StateWithCart) => state.cart.operationCount;
export const selectIsCartRead = (state: StateWithCart) => state.cart.isRead;

/** The badge counts lines, not pieces. */
export const selectLineCount = (state: StateWithCart) => state.cart.lines.length;
export const selectLine = (state: StateWithCart, item: ItemKey) => findLine(state.cart.lines, item);
export const selectIsInCart = (state: StateWithCart, item: ItemKey) => selectLine(state, item) !== undefined;
export const selectIsCartFull = (state: StateWithCart) => isCartFull(state.cart.lines);
