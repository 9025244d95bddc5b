/** What an earlier visit left in the browser, by storage key. */
export type Stored = Readonly<Record<string, unknown>>;

/** A page whose loading is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly stored?: Stored;
  /** Search engines are asked to leave it alone, so that there is no figure for them. */
  readonly isPrivate?: boolean;
}

const cart = [46, 1, 2, 3, 4].map((product, at) => ({ product, quantity: at + 1, type: 'product' }));
const selectedOffice = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'product', path: '/product/s-46' },
  { name: 'cart', path: '/my-cart', stored: { cart, selectedOffice }, isPrivate: true },
];
