import type { CartLine } from '@shop/api-contract/model';
import type { SelectedOffice } from '@shop/domain/delivery/address';
import { storefrontUrl } from './servers.ts';

/** Browser storage by key. */
export interface Stored {
  cart?: CartLine[];
  selectedOffice?: SelectedOffice;
  token?: string;
}

export const kanpur: SelectedOffice = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

/** A cart that needs much space: large quantities, and a product that is not on sale. */
export const fullCart: Stored = {
  selectedOffice: kanpur,
  cart: [
    { product: 1, quantity: 40, type: 'product' },
    { product: 7, quantity: 12, type: 'offer' },
    { product: 4711, quantity: 1, type: 'product' },
  ],
};

/** A product and an offer. */
export const pictureCart: Stored = {
  selectedOffice: kanpur,
  cart: [
    { product: 46, quantity: 2, type: 'product' },
    { product: 7, quantity: 1, type: 'offer' },
  ],
};

/** For a new browser context; reloads keep the shop's later changes. */
export function storageState(stored: Stored) {
  const localStorage = Object.entries(stored).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  // For each origin, Playwright opens a page of its own first.
  return { cookies: [], origins: localStorage.length > 0 ? [{ origin: storefrontUrl, localStorage }] : [] };
}
