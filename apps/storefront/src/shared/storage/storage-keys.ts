/** Keys of browser storage (specification, section 3; those after `price` are ours). */
export const storageKeys = {
  cart: 'cart',
  selectedOffice: 'selectedOffice',
  user: 'user',
  token: 'token',
  orderId: 'orderId',
  price: 'price',
  pendingPayment: 'pendingPayment',
  colorMode: 'colorMode',
  /** The stored cart as it was, when it could not be read in full. */
  damagedCart: 'cart.damaged',
  /** Which tabs' operations the stored cart includes. */
  cartVersion: 'cart.version',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
