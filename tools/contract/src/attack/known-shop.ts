/** A customer whom the attack has registered itself. */
export interface KnownCustomer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly mobile: string;
  /** The token that registering gave. */
  readonly token: string;
  readonly orders: KnownOrder[];
}

export interface KnownOrder {
  readonly id: string;
  readonly provider: string;
  status: string;
}

/** What is the same in every shop: what can be ordered, and where to. */
export interface Catalogue {
  readonly items: readonly { readonly type: string; readonly product: number }[];
  readonly slugs: readonly string[];
  /** Texts of selected offices, from the contract's examples. */
  readonly addresses: readonly string[];
}

/** What the attack knows of one shop, from the answers it got. */
export interface KnownShop {
  readonly catalogue: Catalogue;
  readonly customers: KnownCustomer[];
  /** Every token that some answer gave, with whose it is. */
  readonly tokens: Map<string, KnownCustomer>;
  /** By address, the version of the list that stood there. */
  readonly versions: Map<string, string>;
}

export function knownShop(catalogue: Catalogue): KnownShop {
  return { catalogue, customers: [], tokens: new Map(), versions: new Map() };
}

/** E-mail addresses are the same whatever their case. */
export function withEmail({ customers }: KnownShop, email: string): KnownCustomer | undefined {
  return customers.find((customer) => customer.email.toLowerCase() === email.toLowerCase());
}

/** One of several, chosen by any number; undefined of none. */
export function pick<Thing>(things: readonly Thing[], number: number): Thing | undefined {
  return things[number % Math.max(1, things.length)];
}
