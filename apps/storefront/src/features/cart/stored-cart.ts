import { addLine } from '@shop/domain/cart/add-line';
import type { CartLine } from '@shop/domain/cart/cart-line';
import { QUANTITY_MAX, QUANTITY_MIN } from '@shop/domain/cart/quantity';
import * as z from 'zod/mini';
import type { ShopStorage } from '../../shared/storage/shop-storage.ts';
import { storageKeys } from '../../shared/storage/storage-keys.ts';
import { readStored, validItems } from '../../shared/storage/stored-state.ts';

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
