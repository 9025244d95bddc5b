import type { CartLine } from '@shop/domain/cart/cart-line';

/** What one client has asked for and what it was told: what was answered before a crash has to be there after it. */
export interface Ledger {
  /** The last one is the one that shops. */
  readonly accounts: Account[];
}

/** A registration that was answered. */
export interface Account {
  readonly email: string;
  readonly token: string;
  readonly orders: Map<string, OrderNote>;
  /** Orders asked for and never answered: they may be there or not, but not in part. */
  readonly unanswered: OrderNote[];
  /** Whether it was looked for after the crash that followed its registration. */
  isVerified: boolean;
}

export interface OrderNote {
  readonly cart: readonly CartLine[];
  /** Rupees, priced by the client itself. */
  readonly amount: number;
  payment: 'none' | 'asked' | 'answered';
  isVerified: boolean;
}
