import { addLine } from '@shop/domain/cart/add-line';
import { findLine, isSameItem, type CartLine, type ItemKey } from '@shop/domain/cart/cart-line';
import { removeLine } from '@shop/domain/cart/remove-line';
import { removePaid } from '@shop/domain/cart/remove-paid';

/** What a shopper did to one line, in a form that does no harm when it is done again. */
export type CartOperation =
  | { kind: 'added'; line: CartLine }
  | { kind: 'quantity-changed'; item: ItemKey; from: number; to: number }
  | { kind: 'removed'; line: CartLine }
  | { kind: 'paid'; line: CartLine };

/** So many of a tab's operations are kept: more than any other tab can lag behind. */
export const OPERATIONS_LIMIT = 100;

/**
 * Does again what this tab did, on a cart that another tab wrote without knowing of it: the last writer would else
 * remove the other's new line. Lines keep the other tab's order; what the other tab chose for the same line stays.
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
      // These pieces are paid for, whatever quantity the other tab has chosen.
      return removePaid(lines, operation.line);
    case 'quantity-changed':
      return changeQuantity(lines, operation);
  }
}

/** A line of another quantity is not the one that was removed here: the other tab wants it. */
function removeSameLine(lines: CartLine[], line: CartLine): CartLine[] {
  return findLine(lines, line)?.quantity === line.quantity ? removeLine(lines, line) : lines;
}

/** A quantity other than the one changed here is the other tab's own choice, and stays. */
function changeQuantity(
  lines: CartLine[],
  { item, from, to }: { item: ItemKey; from: number; to: number },
): CartLine[] {
  return lines.map((line) => (isSameItem(line, item) && line.quantity === from ? { ...line, quantity: to } : line));
}
