import type { PaymentReportStatus } from '@shop/api-contract/model';
import { brand } from '../../shared/env.ts';
import type { StopReason } from './payment.slice.ts';

/** Enough to know one's own address by. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');

const payWith = (provider: string) => `Pay With ${provider}`;

/** Texts of the checkout (specification, sections 2 and 8), to the character, and ours. */
export const checkoutMessages = {
  title: 'Complete Your Checkout',
  loginTab: 'Login',
  signupTab: 'Signup',
  payWith,
  progress: {
    checking: 'Checking your orders and today’s prices…',
    redirecting: 'Redirecting Please Wait...',
    paying: 'Redirecting Please Wait...',
    confirming: 'Confirming your payment…',
  },
  placed: 'Order Place successfully!',
  viewOrders: 'View My Orders',
  lastPaymentFailed: 'Your Last Payment was Unsuccessful',
  orderIdEmpty: 'Order Id Empty error',

  // Ours
  summary: 'Order summary',
  total: 'Total',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  arrives: (dates: string) => `Arrives ${dates}`,
  arrivesTo: (dates: string) => `Arrives ${dates}, to`,
  pricing: 'Calculating your total',
  steps: 'Steps of the checkout',
  stepDone: 'Done:',
  stepNames: ['Your account', 'Address', 'Payment'],
  accountTabs: 'Your account',
  whySignup: 'Your order and its receipt stay in your account.',
  accountComing: 'Loading your account',
  payingAs: 'Paying as',
  howToPay: 'How to pay',
  instructions: (provider: string) => [
    `Press the button below. ${provider}’s payment window opens over this page.`,
    'Choose UPI, card or netbanking, and pay.',
    'Keep this page open until we confirm the payment.',
    'Your order and its receipt will be on your dashboard.',
  ],
  secure: (provider: string) => `${provider} handles the payment. We never see your card.`,
  thanks: 'Thank you for your order',
  paid: 'Paid',
  delivery: 'Delivery',
  continueShopping: 'Continue shopping',
  nothingCharged: 'Nothing was charged, and your cart is unchanged.',
  notOpened: 'The payment window did not open. Check your connection and press Pay again.',
  dismissBanner: 'Dismiss this message',
  sessionExpired: 'Your session has ended. Please sign in again to continue. Your cart is saved.',
  sessionEndedAfterPaying: (email: string) =>
    `Your session has ended. Your payment is safe. Sign in again as ${masked(email)}, and we will confirm it. You do not need to pay again.`,
  paidByOther: (email: string) =>
    `Another account (${masked(email)}) has paid here. Sign in with it to confirm the payment. Please do not pay again for the same cart.`,
  accountChanged:
    'Your account changed in another tab, and nothing was charged. Check the account, then press Pay again.',
  broken: `Something went wrong. You can try again. If money has left your account, first write to ${brand.supportEmail}.`,
  cancel: 'Cancel',
  unchecked: 'We could not check the prices. Nothing was ordered. Check your connection and press Pay again.',
  orderOpen: 'You ordered this a moment ago',
  orderOpenLead: (orderId: string) =>
    `You placed the same order a few minutes ago (${orderId}) and it is not paid yet. If money has left your account, do not pay again. It can take a few minutes to reach us.`,
  goesElsewhere: 'It will not go to the address on this page. It will go to:',
  goesSomewhere: 'It may go to a different address from the one on this page.',
  payNow: (amount: string) => `Pay ${amount} now`,
  orderOver: 'You can no longer pay for this order. Add its items to your cart to order them again.',
  payOpenOrder: (amount: string) => `Pay ${amount} for that order`,
  orderAnother: 'Place another order',
  amountDiffers: 'The total has changed',
  amountDiffersLead: 'The shop’s total differs from the one on this page. You pay only if you agree to it.',
  notCreated: 'Your order could not be placed, and nothing was charged. Please try again.',
  unconfirmed: (provider: string) =>
    `We could not confirm your payment yet. Press ${payWith(provider)} to check again: you will not be charged twice.`,
  pricesChanged: 'Prices have changed',
  pricesChangedLead: 'You pay only if you agree to the new total. You can also close this and change your cart.',
  before: 'before',
  now: 'now',
  each: (price: string) => `${price} each`,
  notAvailable: 'not available',
  unknownItem: 'An item of your cart',
  nothingLeft: 'nothing left to order',
  agreeToTotal: (total: string) => `Agree and pay ${total}`,
  waiting: (orderId: string) =>
    `Your payment for order ${orderId} has been received, and we are still confirming it. You do not need to pay again.`,
  tryNow: 'Try now',
  understood: 'OK',
  waitsAtLogout: (orderId: string) =>
    `We are still confirming your payment for order ${orderId}. We keep it in this browser and confirm it when you sign in here again.`,
  refused: (orderId: string) =>
    `We could not match your payment for order ${orderId}. If you were charged, please do not pay again: write to ${brand.supportEmail} with this order number.`,
  busyElsewhere: 'A payment is open in another tab. Finish it there, or close that tab first.',
  purpose: (items: string) => `Your order: ${items}`,
};

/** Outcomes other than a payment. */
export const outcomeWarnings: Record<Exclude<PaymentReportStatus, 'succeeded'>, string> = {
  Cancelled: 'Payment Canceled By User',
  timedout: 'Payment Timeout',
  failed: 'Payment Failed',
};

/** Why nothing was ordered; null where a toast says it. */
export const stopNotes: Record<StopReason, string | null> = {
  'address-missing': null,
  unchecked: checkoutMessages.unchecked,
  'order-not-created': checkoutMessages.notCreated,
  'order-id-empty': checkoutMessages.notCreated,
  'order-over': checkoutMessages.orderOver,
  'busy-elsewhere': checkoutMessages.busyElsewhere,
  broken: checkoutMessages.broken,
};
