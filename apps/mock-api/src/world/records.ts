import type { CartLine } from '@shop/domain/cart/cart';
import type { AvailableLine, CartSummary } from '@shop/domain/cart/price';
import type { DeliveryAddress } from '@shop/domain/delivery/address';
import type { OrderStatus } from '@shop/domain/order/order';

/** A registered customer. The customer id is derived from the number. */
export interface CustomerRecord {
  readonly number: number;
  readonly name: string;
  /** As typed; found by its {@link emailKey}. */
  readonly email: string;
  readonly mobile: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

/** Normalises an e-mail address: case and composed accents. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase().normalize('NFC');
}

/** A login, without the token itself. */
export interface SessionRecord {
  readonly fingerprint: string;
  readonly customer: number;
  readonly expiresAt: number;
}

/** A line of an order as sold, independent of later changes. */
export interface OrderLineRecord
  extends Readonly<CartLine>, Readonly<Pick<AvailableLine, 'unitPrice' | 'gstPercent' | 'tax' | 'lineTotal'>> {
  readonly title: string;
}

export interface OrderRecord {
  readonly id: string;
  readonly customer: number;
  /** The payment provider of the order. */
  readonly provider: string;
  /** Gives access to the receipt without a login, so it is unguessable. */
  readonly receiptToken: string;
  readonly createdAt: number;
  readonly status: OrderStatus;
  readonly lines: readonly OrderLineRecord[];
  /** At the time of the order (specification, section 9). */
  readonly summary: Readonly<CartSummary>;
  /** Orders of earlier versions have the office alone. */
  readonly deliverTo: Readonly<DeliveryAddress>;
}

/** A received payment. A payment id is recorded once, for one order. */
export interface PaymentRecord {
  readonly id: string;
  readonly orderId: string;
  /** `to-refund`: it arrived after the order was closed. */
  readonly purpose: 'order' | 'to-refund';
  readonly receivedAt: number;
}
