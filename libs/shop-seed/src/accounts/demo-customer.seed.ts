import type { CartLine } from '@shop/domain/cart/cart';
import type { DeliveryAddress } from '@shop/domain/delivery/address';
import type { OrderStatus } from '@shop/domain/order/order';

/** The public demo customer; nothing here is secret or real. */
export const demoCustomer = {
  name: 'Asha Verma',
  email: 'demo@vanaveda.example',
  mobile: '9000000001',
  password: 'demo1234',
  /** Precomputed at a low cost, so that a start does not wait for it. */
  passwordHash:
    'pbkdf2$16$76616e61766564612d64656d6f2d3136$4cf43c6352a1c5046804112a6d643a14b250de00ffff0fda68f50e2ae7674448',
} as const;

/** An order of the demo customer, priced when a world is created. */
export interface PastOrder {
  readonly id: string;
  readonly receiptToken: string;
  /** In parts of a day too, so that the orders have different hours. */
  readonly daysAgo: number;
  readonly outcome: OrderStatus;
  readonly lines: readonly CartLine[];
  readonly address: DeliveryAddress;
}

const product = (id: number, quantity: number): CartLine => ({ product: id, quantity, type: 'product' });
const offer = (id: number, quantity: number): CartLine => ({ product: id, quantity, type: 'offer' });

const kanpur: DeliveryAddress = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };
const home: DeliveryAddress = {
  ...kanpur,
  Recipient: demoCustomer.name,
  Mobile: demoCustomer.mobile,
  Line1: "14 Botanist's Lane",
  Landmark: 'Opposite the seed bank',
};

/** Orders with every outcome, newest first; the oldest are from before the shop asked for house and street. */
export const pastOrders: readonly PastOrder[] = [
  {
    id: 'order_Demo5Xm7NcRb4Pv',
    receiptToken: 'rcpt_Demo5oW2yHx8CkVa6Jt3Sl',
    daysAgo: 6.28,
    outcome: 'paid',
    lines: [product(46, 2), product(4, 1), offer(1, 1)],
    address: home,
  },
  {
    id: 'order_Demo4Hw3DqAi7Fo',
    receiptToken: 'rcpt_Demo4uZ9jTs6LdPb4Qe7Gm',
    daysAgo: 23.61,
    outcome: 'timedout',
    lines: [product(33, 1)],
    address: home,
  },
  {
    id: 'order_Demo3Lr9SjYe5Ut',
    receiptToken: 'rcpt_Demo3hB5gKw7MiXc3Rf8Vn',
    daysAgo: 51.44,
    outcome: 'paid',
    lines: [product(24, 1)],
    address: home,
  },
  {
    id: 'order_Demo2Bd6GhMx2Wc',
    receiptToken: 'rcpt_Demo2tN4vQz8EaSk6Yp2Do',
    daysAgo: 51.45,
    outcome: 'failed',
    lines: [product(24, 1), product(39, 2)],
    address: kanpur,
  },
  {
    id: 'order_Demo1Kp4VnTq8Zs',
    receiptToken: 'rcpt_Demo1fR7cWm3XyLb9Hg5Ju',
    daysAgo: 118.87,
    outcome: 'Cancelled',
    lines: [product(15, 3), offer(2, 1)],
    address: kanpur,
  },
];
