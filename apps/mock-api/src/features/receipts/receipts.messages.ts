import type { OrderStatus } from '@shop/domain/order/order-status';

export const receiptMessages = {
  title: 'Receipt',
  order: 'Order',
  date: 'Date',
  status: 'Payment',
  billedTo: 'Customer',
  deliverTo: 'Deliver to',
  seller: 'Sold by',
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
  taxNote: 'Prices are inclusive of all taxes.',
  print: 'Print this receipt',
  sample: 'A sample from the mock API: nothing was sold and nothing will be delivered.',
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
