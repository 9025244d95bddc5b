import type { SettlementRefusal } from '@shop/domain/order/order';

/** Messages for the shopper about a payment report. */
export const paymentMessages = {
  paid: 'Payment received. Thank you for your order.',
  cancelled: 'This order was closed.',
  'timed-out': 'This order was closed.',
  failed: 'This order was closed.',
  'signature-invalid': 'This payment could not be verified.',
  'payment-used': 'This payment was already used for another order.',
  'refund-due': 'This order was already closed. The payment is recorded and will be refunded.',
  'already-paid': 'This order is already paid.',
  'already-closed': 'This order was already closed.',
  'order-unknown': 'This order is not known.',
} as const satisfies Record<SettlementRefusal | 'paid' | 'order-unknown', string>;
