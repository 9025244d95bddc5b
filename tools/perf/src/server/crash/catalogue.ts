import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart-line';
import { priceLines } from '@shop/domain/cart/price-lines';
import { summariseCart } from '@shop/domain/cart/summarise-cart';
import { toRupees } from '@shop/domain/money/paise';
import { bodyOf } from '../shop-client.ts';
import type { Dice } from './random.ts';

/** What is on sale, as the shop itself lists it. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly offers: readonly Offer[];
}

const MOST_LINES = 4;
const MOST_PIECES = 5;

export async function readCatalogue(base: string): Promise<Catalogue> {
  const [products, offers] = await Promise.all([bodyOf(base, 'listProducts'), bodyOf(base, 'listOffers')]);
  return { products, offers };
}

/** Some products and now and then an offer, none on two lines. */
export function randomCart({ products, offers }: Catalogue, dice: Dice): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (let line = dice.below(MOST_LINES); line >= 0; line--) {
    const type = dice.below(5) === 0 ? ('offer' as const) : ('product' as const);
    const items: readonly { id: number }[] = type === 'offer' ? offers : products;
    const product = items[dice.below(items.length)]?.id ?? 0;
    lines.set(`${type} ${product}`, { type, product, quantity: 1 + dice.below(MOST_PIECES) });
  }
  return [...lines.values()];
}

/** What an order of this cart costs, in rupees: the client's own sum, by the rules of the domain. */
export function amountOf(cart: readonly CartLine[], catalogue: Catalogue): number {
  const summary = summariseCart(priceLines(cart, catalogue));
  if (summary === null) throw new Error('The cart holds nothing that is on sale.');
  return toRupees(summary.total);
}
