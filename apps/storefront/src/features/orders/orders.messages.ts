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
  copy: 'Copy',
  copied: 'Order id copied',
};

export const statusTexts: Record<OrderStatus, string> = {
  created: 'Created',
  paid: 'Paid',
  Cancelled: 'Cancelled',
  timedout: 'Timed out',
  failed: 'Failed',
};
