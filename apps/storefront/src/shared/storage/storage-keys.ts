/** Keys of browser storage (specification, section 3; those after `price` are ours). */
export const storageKeys = {
  cart: 'cart',
  selectedOffice: 'selectedOffice',
  user: 'user',
  token: 'token',
  orderId: 'orderId',
  price: 'price',
  pendingPayment: 'pendingPayment',
  /** The courier's lines, by account and PIN code. */
  addressLines: 'addressLines',
  /** The last searches and products. */
  browsing: 'browsing',
  /** Set once somebody has signed in with this browser. */
  hasSignedIn: 'hasSignedIn',
  colorMode: 'colorMode',
  /** Backup of an unreadable cart. */
  damagedCart: 'cart.damaged',
  /** React Router's. */
  scrollPositions: 'react-router-scroll-positions',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/**
 * - `visit`: until the tab is closed or the session ends.
 * - `session`: as long as the token, and where that is: in the tab, or with Remember Me in the browser.
 * - `account`: for the account that owns it, until its matter is settled; no other account sees it.
 * - `browser`: whoever uses it, until the site's data is cleared.
 */
export type Lifetime = 'visit' | 'session' | 'account' | 'browser';

export const lifetimes: Record<StorageKey, Lifetime> = {
  cart: 'browser',
  selectedOffice: 'browser',
  user: 'session',
  token: 'session',
  orderId: 'session',
  price: 'session',
  pendingPayment: 'account',
  addressLines: 'session',
  browsing: 'visit',
  hasSignedIn: 'browser',
  colorMode: 'browser',
  'cart.damaged': 'browser',
  'react-router-scroll-positions': 'visit',
};

export const keysOf = (lifetime: Lifetime): StorageKey[] =>
  Object.values(storageKeys).filter((key) => lifetimes[key] === lifetime);
