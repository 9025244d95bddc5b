import type { OrderStatus } from '@shop/domain/order/order';

export const receiptMessages = {
  taxInvoice: 'Tax invoice',
  proForma: 'Pro forma invoice',
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Invoice date',
  order: 'Order',
  orderDate: 'Order date',
  placeOfSupply: 'Place of supply',
  status: 'Payment',
  billedTo: 'Billed to',
  deliverTo: 'Deliver to',
  seller: 'Sold by',
  gstin: 'GSTIN',
  sampleMark: 'Sample',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Price',
  gst: 'GST',
  tax: 'Tax included',
  lineTotal: 'Amount',
  subtotal: 'Subtotal',
  ofWhichTax: 'Of which tax',
  shipping: 'Shipping',
  freeShipping: 'Free Shipping',
  total: 'Total',
  offer: 'Offer',
  taxes: 'Tax included, by rate',
  rate: 'GST rate',
  amount: 'Amount with tax',
  allRates: 'All rates',
  taxNote:
    'Prices are inclusive of all taxes. The tax of a line is the whole-rupee part of its amount times its GST rate; it is part of the amount, and so no taxable value is stated apart from it. Shipping is charged without tax.',
  print: 'Print or save as PDF',
  sample: 'A sample from the mock API: nothing was sold, nothing will be delivered, and the GSTIN is not a real one.',
  notFoundTitle: 'Receipt not found',
  notFound: 'There is no receipt at this address. Please open it from the orders on your dashboard.',
} as const;

export const receiptStatus: Record<OrderStatus, string> = {
  created: 'Awaiting payment',
  paid: 'Paid',
  Cancelled: 'Cancelled',
  timedout: 'Timed out',
  failed: 'Failed',
};

/** Why an unpaid order has no tax invoice. */
export const unpaidNotice: Record<Exclude<OrderStatus, 'paid'>, string> = {
  created: 'This order has not been paid for. This is not a tax invoice.',
  Cancelled: 'The payment was cancelled and the order is closed: nothing is owed. This is not a tax invoice.',
  timedout: 'The payment ran out of time and the order is closed: nothing is owed. This is not a tax invoice.',
  failed: 'The payment failed and the order is closed: nothing is owed. This is not a tax invoice.',
};

/** A payment that arrived after the order was closed or paid. */
export const refundNotice = (amount: string, when: string, paymentId: string) =>
  `${amount} arrived on ${when} when this order was closed already. It is recorded for refund as ${paymentId}.`;
