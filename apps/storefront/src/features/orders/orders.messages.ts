import type { OrderStatus } from '@shop/api-contract/model';

/** What orders say (specification, section 2), to the character, and what we add. */
export const ordersMessages = {
  orderId: 'Order Id',
  createdAt: 'Created At',
  amount: 'Amount',
  status: 'Status',
  viewReceipt: 'View Reciept',

  // Ours
  receipt: 'Receipt',
  actions: 'Receipt and actions',
  andMore: (others: number) => `+ ${others} more`,
  copy: (order: string) => `Copy ${order}`,
  copied: 'Order id copied',
  order: 'Your order',
  orderOf: (date: string) => `Order of ${date}`,
  loading: 'Loading your order',
  notFound: 'We could not find this order',
  notFoundHint: 'It may belong to another account, or the order id may be mistyped.',
  lines: 'Items',
  linesUnknown: 'We cannot show the items here. See your receipt.',
  pieces: (count: number, price: string) => `${count} × ${price}`,
  subtotal: 'Subtotal',
  tax: 'Tax, included',
  total: 'Total',
  timeline: 'Order status',
  /** Of steps that their text does not tell. */
  stepStates: { done: 'Done:', planned: 'Then:' } as Record<string, string | undefined>,
  ordered: (time: string) => `Ordered on ${time}`,
  paid: 'Paid',
  packed: 'Being packed. Ships within 1 working day',
  onItsWay: 'Should be on its way, by road',
  delivered: 'Delivered',
  wasDue: (dates: string) => `Was due ${dates}. If it has not arrived, please write to us.`,
  arrives: (dates: string) => `Arrives ${dates}`,
  waitsForPayment: 'Not paid yet. We pack it as soon as you have paid.',
  notPaid: 'Not paid. If you were charged, please write to us with the order id.',
  ended: {
    Cancelled: 'The payment was cancelled. If you were charged, please write to us with the order id.',
    timedout: 'The payment timed out. If you were charged, please write to us with the order id.',
    failed: 'The payment failed. If you were charged, please write to us with the order id.',
  } as Partial<Record<OrderStatus, string>>,
  addresses: 'Addresses of your orders',
  deliverHere: 'Deliver here',
  deliverTo: 'Deliver to',
  addressUnknown: 'We cannot show the address here.',
  help: 'Help with this order',
  helpSubject: (order: string) => `Order ${order}`,
  toDashboard: 'All orders',
};

export const statusTexts: Record<OrderStatus, string> = {
  created: 'Not paid',
  paid: 'Paid',
  Cancelled: 'Cancelled',
  timedout: 'Timed out',
  failed: 'Failed',
};
