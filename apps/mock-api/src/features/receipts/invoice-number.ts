const ORDER_ID_PREFIX = 'order_';

/** Maximum length of an invoice number (CGST Rules 2017, rule 46). */
export const INVOICE_NUMBER_MAX_LENGTH = 16;

/**
 * The number of an order's tax invoice, derived from the order id, so stable and unique. A real seller's accounting gives
 * consecutive numbers, as the law requires.
 *
 * @example invoiceNumber('order_b8KxWm20QpTz4A') // b8KxWm20QpTz4A
 */
export function invoiceNumber(orderId: string): string {
  const own = orderId.startsWith(ORDER_ID_PREFIX) ? orderId.slice(ORDER_ID_PREFIX.length) : orderId;
  return own.slice(-INVOICE_NUMBER_MAX_LENGTH);
}
