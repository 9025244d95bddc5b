import type { ValidateFunction } from 'ajv/dist/2020.js';
import { json } from './judge-answer.ts';
import { withEmail, type KnownCustomer, type KnownShop } from './known-shop.ts';

interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly shop: KnownShop;
  readonly isOffice: ValidateFunction;
}

interface Order {
  cart: { type: string; product: number }[];
  address: string;
  pincode: string;
}

/** A provider may be known to the contract and not be set up on a server. */
const NOT_OFFERED = 404;
const OWN_WINDOW = 'mockpay';

/**
 * What a request that its schemas allow is answered: the rules that openapi.yaml has in words, because they go across fields
 * or depend on what is already there. One status, or two where the contract leaves it to the server.
 */
export function statusesByRule(id: string, { path, body, shop, isOffice }: Parts): number[] {
  switch (id) {
    case 'register':
      return [withEmail(shop, (body as { email: string }).email) ? 409 : 200];
    case 'login':
      return [signsIn(body as { email: string; password: string }, shop) ? 200 : 401];
    case 'createOrder':
      return isOrder(body as Order, shop, isOffice) ? offered(path) : [400, ...offered(path).slice(1)];
    case 'validatePayment':
      return offered(path);
    default:
      return [200];
  }
}

/** @returns whoever signs in with these, of those the attack has registered */
export function signsIn(
  { email, password }: { email: string; password: string },
  shop: KnownShop,
): KnownCustomer | undefined {
  const customer = withEmail(shop, email.trim());
  return customer?.password === password ? customer : undefined;
}

function offered({ payment_provider: provider }: Parts['path']): number[] {
  return provider === OWN_WINDOW ? [200] : [200, NOT_OFFERED];
}

function isOrder({ cart, address, pincode }: Order, { catalogue }: KnownShop, isOffice: ValidateFunction): boolean {
  const office = json(address);
  const keys = cart.map(({ type, product }) => `${type} ${product}`);
  const onSale = new Set(catalogue.items.map(({ type, product }) => `${type} ${product}`));
  return (
    keys.every((key) => onSale.has(key)) &&
    new Set(keys).size === keys.length &&
    isOffice(office) &&
    (office as { Pincode: string }).Pincode === pincode
  );
}
