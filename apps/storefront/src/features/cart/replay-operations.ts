import { addLine } from '@shop/domain/cart/add-line';
import { findLine, isSameItem, type CartLine, type ItemKey } from '@shop/domain/cart/cart-line';
import { removeLine } from '@shop/domain/cart/remove-line';
import { removePaid } from '@shop/domain/cart/remove-paid';

/** An idempotent operation on one line. */
export type CartOperation =
  | { kind: 'added'; line: CartLine }
  | { kind: 'quantity-changed'; item: ItemKey; from: number; to: number }
  | { kind: 'removed'; line: CartLine }
  | { kind: 'paid'; line: CartLine };

/** Limit of a tab's stored operations: more than another tab can lag behind. */
export const OPERATIONS_LIMIT = 100;

/**
 * Replays this tab's operations on a cart that another tab wrote without them; otherwise the last writer would
 * remove the other's line. The other tab's order and later choices stay.
 *
 * @param operations those the other cart does not include, oldest first
 */
export const replayOperations = (operations: readonly CartOperation[], otherLines: readonly CartLine[]): CartLine[] =>
  operations.reduce<CartLine[]>(replay, [...otherLines]);

function replay(lines: CartLine[], operation: CartOperation): CartLine[] {
  switch (operation.kind) {
    case 'added':
      return addLine(lines, operation.line);
    case 'removed':
      return removeSameLine(lines, operation.line);
    case 'paid':
      // Paid pieces leave the cart in any case.
      return removePaid(lines, operation.line);
    case 'quantity-changed':
      return changeQuantity(lines, operation);
  }
}

/** A line with another quantity is a newer choice of the other tab. */
function removeSameLine(lines: CartLine[], line: CartLine): CartLine[] {
  return findLine(lines, line)?.quantity === line.quantity ? removeLine(lines, line) : lines;
}

/** Another quantity is the other tab's choice and stays. */
function changeQuantity(
  lines: CartLine[],
  { item, from, to }: { item: ItemKey; from: number; to: number },
): CartLine[] {
  return lines.map((line) => (isSameItem(line, item) && line.quantity === from ? { ...line, quantity: to } : line));
}
