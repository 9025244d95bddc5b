const ORDER_ID_PREFIX = 'order_';

/** Invoices have numbers of at most so many letters and digits (CGST Rules 2017, rule 46). */
export const INVOICE_NUMBER_MAX_LENGTH = 16;

/**
 * The number of an order's tax invoice. It follows from the order, so that it never changes and two orders never share
 * one; consecutive numbers, as the law wants them of a real seller, are the accounting's to give.
 *
 * @example invoiceNumber('order_b8KxWm20QpTz4A') // b8KxWm20QpTz4A
 */
export function invoiceNumber(orderId: string): string {
  const own = orderId.startsWith(ORDER_ID_PREFIX) ? orderId.slice(ORDER_ID_PREFIX.length) : orderId;
  return own.slice(-INVOICE_NUMBER_MAX_LENGTH);
}
