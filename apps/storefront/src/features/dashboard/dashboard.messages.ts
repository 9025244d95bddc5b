import type { OrderStatus } from '@shop/api-contract/model';

/** What the dashboard says (specification, section 2), to the character, and what we add. */
export const dashboardMessages = {
  dashboard: 'My Dashboard',
  yourInfo: 'Your Info',
  shippingDetails: 'Current Shipping Details',
  arrived: 'Arrived',
  inTransit: 'In-Transit',
  tickets: 'Tickets',
  invoices: 'Invoices',
  productOrders: 'Product Orders',
  orderId: 'Order Id',
  createdAt: 'Created At',
  amount: 'Amount',
  status: 'Status',
  viewReceipt: 'View Reciept',
  recentTickets: 'Recent Tickets',

  // Ours
  greeting: (name: string) => `Welcome, ${name}`,
  counts: 'Your numbers',
  name: 'Name',
  mobile: 'Mobile',
  email: 'E-mail',
  locality: 'Locality',
  state: 'State',
  country: 'Country',
  pincode: 'Pincode',
  noShipping: 'No delivery location chosen yet.',
  receipt: 'Receipt',
  copy: 'Copy',
  copied: 'Order id copied',
  loadingOrders: 'Loading your orders',
  noOrders: 'No orders yet',
  noOrdersHint: 'Your orders appear here, with their receipts.',
  browseProducts: 'Browse products',
  noTickets: 'You have no tickets.',
  ticketsHint: 'Is something wrong with an order? Write to us.',
  addTicket: 'Add a ticket',
};

export const statusTexts: Record<OrderStatus, string> = {
  created: 'Created',
  paid: 'Paid',
  Cancelled: 'Cancelled',
  timedout: 'Timed out',
  failed: 'Failed',
};
