import { addLine, findLine, type CartLine } from './cart.ts';

export interface BoughtAgain {
  /** Lines that go into the cart. */
  added: CartLine[];
  /** Lines whose item is in the cart already: its quantity stays as it is. */
  alreadyThere: CartLine[];
  /** Lines for which the cart has no room. */
  withoutRoom: CartLine[];
}

/**
 * Puts the lines of an earlier order into the cart in one step.
 *
 * @param cart the lines of the cart
 * @param lines what was ordered and is still sold
 */
export function buyAgain(cart: readonly CartLine[], lines: readonly CartLine[]): BoughtAgain {
  const alreadyThere = lines.filter((line) => findLine(cart, line));
  const others = lines.filter((line) => !findLine(cart, line));
  const filled = others.reduce<readonly CartLine[]>(addLine, cart);
  return {
    added: others.filter((line) => findLine(filled, line)),
    alreadyThere,
    withoutRoom: others.filter((line) => !findLine(filled, line)),
  };
}
