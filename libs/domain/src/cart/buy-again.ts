import { addLine, findLine, type CartLine } from './cart.ts';

/**
 * Puts the lines of an earlier order into the cart in one step: those that are `added`, those whose item is `alreadyThere`,
 * with its own quantity, and those `withoutRoom`.
 *
 * @param cart the lines of the cart
 * @param lines what was ordered and is still sold
 */
export function buyAgain(cart: readonly CartLine[], lines: readonly CartLine[]) {
  const others = lines.filter((line) => !findLine(cart, line));
  const filled = others.reduce<readonly CartLine[]>(addLine, cart);
  return {
    added: others.filter((line) => findLine(filled, line)),
    alreadyThere: lines.filter((line) => findLine(cart, line)),
    withoutRoom: others.filter((line) => !findLine(filled, line)),
  };
}
