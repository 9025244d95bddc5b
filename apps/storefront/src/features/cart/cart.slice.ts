import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addLine } from '@shop/domain/cart/add-line';
import { findLine, isCartFull, type CartLine, type ItemKey } from '@shop/domain/cart/cart-line';
import { decreaseQuantity, increaseQuantity } from '@shop/domain/cart/change-quantity';
import { readStoredCart } from '@shop/domain/cart/read-stored-cart';
import { removeLine } from '@shop/domain/cart/remove-line';
import { storedStateRead } from '../../shared/storage/stored-state.ts';
import { recordOperation, replayOperations, type CartChange, type OwnOperation } from './replay-operations.ts';

export interface CartState {
  lines: CartLine[];
  /** Whether browser storage was read: before that, an empty cart says nothing. */
  isRead: boolean;
  /** What was done in this tab lately, to be done again on what another tab writes. */
  ownOperations: OwnOperation[];
}

export interface StateWithCart {
  cart: CartState;
}

type Timed<Payload> = PayloadAction<Payload, string, { at: number }>;

const timed = <Payload>(payload: Payload) => ({ payload, meta: { at: Date.now() } });

const initialState: CartState = { lines: [], isRead: false, ownOperations: [] };

const apply = (state: CartState, lines: CartLine[], change: CartChange, at: number) => {
  state.ownOperations = recordOperation(state.ownOperations, { change, at, before: state.lines });
  state.lines = lines;
};

const follow = (state: CartState, stored: readonly CartLine[], at: number) => {
  const { lines, operations } = replayOperations(state.ownOperations, stored, at);
  state.ownOperations = operations;
  state.lines = lines;
};

const changeQuantity = (
  state: CartState,
  item: ItemKey,
  changed: ReturnType<typeof increaseQuantity | typeof decreaseQuantity>,
  at: number,
) => {
  const from = findLine(state.lines, item)?.quantity;
  const to = changed.ok ? findLine(changed.lines, item)?.quantity : undefined;
  if (!changed.ok || from === undefined || to === undefined) return;
  const { type, product } = item;
  apply(state, changed.lines, { kind: 'quantity-changed', item: { type, product }, from, to }, at);
};

/** The cart (specification, sections 3 and 4). The rules are the domain's; refused changes leave it as it is. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineAdded: {
      prepare: timed<CartLine>,
      reducer: (state, { payload, meta }: Timed<CartLine>) => {
        const lines = addLine(state.lines, payload);
        if (lines !== state.lines) apply(state, lines, { kind: 'added', line: payload }, meta.at);
      },
    },
    quantityIncreased: {
      prepare: timed<ItemKey>,
      reducer: (state, { payload, meta }: Timed<ItemKey>) =>
        changeQuantity(state, payload, increaseQuantity(state.lines, payload), meta.at),
    },
    quantityDecreased: {
      prepare: timed<ItemKey>,
      reducer: (state, { payload, meta }: Timed<ItemKey>) =>
        changeQuantity(state, payload, decreaseQuantity(state.lines, payload), meta.at),
    },
    lineRemoved: {
      prepare: timed<ItemKey>,
      reducer: (state, { payload, meta }: Timed<ItemKey>) => {
        const line = findLine(state.lines, payload);
        if (line) apply(state, removeLine(state.lines, line), { kind: 'removed', line }, meta.at);
      },
    },
    /** A removal was taken back: the line returns to its place. */
    lineRestored: {
      prepare: timed<{ line: CartLine; index: number }>,
      reducer: (state, { payload: { line, index }, meta }: Timed<{ line: CartLine; index: number }>) => {
        if (findLine(state.lines, line) || isCartFull(state.lines)) return;
        const restored = [...state.lines.slice(0, index), line, ...state.lines.slice(index)];
        apply(state, restored, { kind: 'added', line }, meta.at);
      },
    },
    cartCleared: {
      prepare: () => timed(undefined),
      reducer: (state, { meta }: Timed<undefined>) => {
        for (const line of [...state.lines]) {
          apply(state, removeLine(state.lines, line), { kind: 'removed', line }, meta.at);
        }
      },
    },
    /** Storage holds a cart that this tab did not write. */
    storedCartChanged: {
      prepare: timed<CartLine[]>,
      reducer: (state, { payload, meta }: Timed<CartLine[]>) => follow(state, payload, meta.at),
    },
  },
  extraReducers: (builder) => {
    builder.addCase(storedStateRead, (state, { payload }) => {
      const [oldest] = state.ownOperations;
      follow(state, readStoredCart(payload.cart ?? null).lines, oldest?.at ?? 0);
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
  cartCleared,
  storedCartChanged,
} = cartSlice.actions;

export const selectLines = (state: StateWithCart) => state.cart.lines;
export const selectIsCartRead = (state: StateWithCart) => state.cart.isRead;

/** The badge counts lines, not pieces. */
export const selectLineCount = (state: StateWithCart) => state.cart.lines.length;
export const selectLine = (state: StateWithCart, item: ItemKey) => findLine(state.cart.lines, item);
export const selectIsInCart = (state: StateWithCart, item: ItemKey) => selectLine(state, item) !== undefined;
export const selectIsCartFull = (state: StateWithCart) => isCartFull(state.cart.lines);
