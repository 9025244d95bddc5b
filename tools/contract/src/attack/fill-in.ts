import { json } from './judge-answer.ts';
import { pick, type KnownShop } from './known-shop.ts';

type Fields = Record<string, unknown>;

/**
 * Puts what the shop knows into a body that fits the contract, so that a call gets further than "unknown": an account that
 * exists, an item on sale, the pincode of the address, an order that is open.
 *
 * @param choice any number; chooses among what there is
 */
export function fillIn(id: string, body: unknown, choice: number, shop: KnownShop): unknown {
  const fields = body as Fields;
  const customer = pick(shop.customers, choice);
  switch (id) {
    case 'login':
      return customer ? { email: customer.email, password: customer.password } : fields;
    case 'register':
      return customer ? { ...fields, email: swappedCase(customer.email) } : fields;
    case 'createOrder':
      return { ...fields, ...orderable(fields, choice, shop) };
    case 'validatePayment': {
      const orders = shop.customers.flatMap(({ orders: theirs }) => theirs);
      return { ...fields, order_id: pick(orders, choice)?.id ?? fields['order_id'] };
    }
    default:
      return body;
  }
}

function orderable(order: Fields, choice: number, { catalogue }: KnownShop): Fields {
  const lines = order['cart'] as Fields[];
  const step = 1 + (choice % 7);
  const address = pincodeOf(order['address']) === undefined ? pick(catalogue.addresses, choice) : order['address'];
  return {
    cart: lines.map((line, index) => ({ ...line, ...pick(catalogue.items, choice + index * step) })),
    address: address ?? order['address'],
    pincode: pincodeOf(address) ?? order['pincode'],
  };
}

function pincodeOf(address: unknown): unknown {
  return (Object(json(String(address))) as { Pincode?: unknown }).Pincode;
}

function swappedCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
}
