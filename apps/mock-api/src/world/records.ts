import type { OrderStatus } from '@shop/domain/order/order-status';

/** A registered customer. The customer id shown to people is made from the number. */
export interface CustomerRecord {
  readonly number: number;
  readonly name: string;
  /** As it was typed; looked up by its {@link emailKey}. */
  readonly email: string;
  readonly mobile: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

/** The same for every spelling of an e-mail address: its case, and how a keyboard composes its accents. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase().normalize('NFC');
}

/** A login: the token itself is known to the customer's browser only. */
export interface SessionRecord {
  readonly fingerprint: string;
  readonly customer: number;
  readonly expiresAt: number;
}

/** One line of an order as it was sold, whatever the catalogue says later. Money in paise. */
export interface OrderLineRecord {
  readonly type: 'product' | 'offer';
  readonly product: number;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly gstPercent: number;
  readonly tax: number;
  readonly lineTotal: number;
}

/** The cart summary at the time of the order (specification, section 9). Money in paise. */
export interface OrderSummaryRecord {
  readonly subtotal: number;
  readonly tax: number;
  readonly priceBeforeTax: number;
  readonly shipping: number;
  readonly total: number;
}

export interface OrderRecord {
  readonly id: string;
  readonly customer: number;
  /** The payment provider it was created with. */
  readonly provider: string;
  /** Opens the receipt without a login, hence unguessable. */
  readonly receiptToken: string;
  readonly createdAt: number;
  readonly status: OrderStatus;
  readonly lines: readonly OrderLineRecord[];
  readonly summary: OrderSummaryRecord;
  readonly deliverTo: {
    readonly Name: string;
    readonly State: string;
    readonly Country: string;
    readonly Pincode: string;
  };
}

/** Money that arrived. A payment id is recorded once, for one order. */
export interface PaymentRecord {
  readonly id: string;
  readonly orderId: string;
  /** `to-refund`: it arrived for an order that was closed already. */
  readonly purpose: 'order' | 'to-refund';
  readonly receivedAt: number;
}
