/** Keys of browser storage (specification, section 3; those after `price` are ours). */
export const storageKeys = {
  cart: 'cart',
  selectedOffice: 'selectedOffice',
  user: 'user',
  token: 'token',
  orderId: 'orderId',
  price: 'price',
  pendingPayment: 'pendingPayment',
  /** The courier's lines of each account's last address. */
  addressLines: 'addressLines',
  /** The last searches and products. */
  browsing: 'browsing',
  /** Set once somebody has signed in with this browser. */
  hasSignedIn: 'hasSignedIn',
  colorMode: 'colorMode',
  /** Backup of an unreadable cart. */
  damagedCart: 'cart.damaged',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
