import { addLine } from '@shop/domain/cart/add-line';
import { findLine, isSameItem, type CartLine, type ItemKey } from '@shop/domain/cart/cart-line';
import { removeLine } from '@shop/domain/cart/remove-line';

/** What a shopper did to one line, in a form that does no harm when it is done again. */
export type CartChange =
  | { kind: 'added'; line: CartLine }
  | { kind: 'quantity-changed'; item: ItemKey; from: number; to: number }
  | { kind: 'removed'; line: CartLine };

export interface OwnOperation {
  change: CartChange;
  /** When it was done, in ms since 1970. */
  at: number;
  /** The cart just before it. */
  before: readonly CartLine[];
}

/** For so long, in ms, another tab's cart may have been written without knowing of an operation here. */
export const UNSEEN_FOR = 1000;

/** From so long on, in ms, what another tab's cart says of an operation here is said on purpose. */
export const SURELY_SEEN_AFTER = 150;

interface Replay {
  lines: CartLine[];
  /** What is still to be replayed if yet another cart arrives. */
  operations: OwnOperation[];
}

/**
 * Joins the cart another tab wrote with what this tab did last, which the other may not have seen.
 *
 * Whoever writes last would else take the other's new line away. An added line is put back as long as it may be unseen; a
 * removal and a quantity once only, so that two tabs that disagree come to rest. A cart that equals the one before an
 * operation, some time after it, was made so on purpose: the operation was taken back there. Lines keep the other tab's order.
 *
 * @param operations this tab's last ones, oldest first
 * @param now ms since 1970
 */
export function replayOperations(
  operations: readonly OwnOperation[],
  otherLines: readonly CartLine[],
  now: number,
): Replay {
  const unseen = operations.filter(({ at }) => now - at <= UNSEEN_FOR);
  const isSurelySeen = ({ at }: OwnOperation) => now - at > SURELY_SEEN_AFTER;
  if (unseen.some((operation) => isSurelySeen(operation) && isSameCart(operation.before, otherLines))) {
    return { lines: [...otherLines], operations: [] };
  }
  const isStillOpen = (operation: OwnOperation) =>
    operation.change.kind === 'added' &&
    !(isSurelySeen(operation) && findLine(otherLines, operation.change.line) !== undefined);
  return {
    lines: unseen.reduce<CartLine[]>((lines, { change }) => applyChange(lines, change), [...otherLines]),
    operations: unseen.filter(isStillOpen),
  };
}

/** The operations with one more; what it overtakes, and what every tab has seen by now, is left out. */
export function recordOperation(operations: readonly OwnOperation[], operation: OwnOperation): OwnOperation[] {
  const recent = operations.filter(({ at }) => operation.at - at <= UNSEEN_FOR);
  return [...recent.flatMap((earlier) => overtake(earlier, operation.change)), operation];
}

function overtake(earlier: OwnOperation, change: CartChange): OwnOperation[] {
  if (!isSameItem(itemOf(earlier.change), itemOf(change))) {
    return [earlier];
  }
  if (change.kind !== 'quantity-changed') {
    return [];
  }
  const { change: before } = earlier;
  return before.kind === 'added'
    ? [{ ...earlier, change: { ...before, line: { ...before.line, quantity: change.to } } }]
    : [earlier];
}

function itemOf(change: CartChange): ItemKey {
  return change.kind === 'quantity-changed' ? change.item : change.line;
}

function applyChange(lines: CartLine[], change: CartChange): CartLine[] {
  switch (change.kind) {
    case 'added':
      return addLine(lines, change.line);
    case 'removed':
      return removeSameLine(lines, change.line);
    case 'quantity-changed':
      return changeQuantity(lines, change);
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

function isSameCart(a: readonly CartLine[], b: readonly CartLine[]): boolean {
  return a.length === b.length && a.every((line) => findLine(b, line)?.quantity === line.quantity);
}
