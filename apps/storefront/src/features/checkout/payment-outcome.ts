import type { Offer, Product, PaymentReportStatus } from '@shop/api-contract/model';
import type { PriceChange } from '@shop/domain/cart/price-changes';
import type { Paise } from '@shop/domain/money/paise';

/** Lines that cost something else than the shopper has seen. */
export type PriceChanges = readonly PriceChange<Product, Offer>[];

/** How an attempt to pay ended. */
export type PaymentOutcome =
  /** the server confirmed it; the total is unknown when the browser lost it */
  | { kind: 'paid'; total: Paise | null }
  /** the server said no */
  | { kind: 'unpaid'; status: PaymentReportStatus; message: string; changes: PriceChanges }
  /** the server could not be asked, or did not understand; after a payment it is asked again */
  | { kind: 'unconfirmed'; status: PaymentReportStatus; error: unknown }
  /** a payment was made, and the server will never take its report */
  | { kind: 'refused'; orderId: string; error: unknown }
  | { kind: 'address-missing' }
  /** nothing was ordered: the shopper is asked first */
  | { kind: 'prices-changed'; changes: PriceChanges }
  | { kind: 'order-not-created'; error: unknown; changes: PriceChanges }
  | { kind: 'order-id-empty' }
  /** the account that pays is signed in no longer; a payment already made is confirmed when it is again */
  | { kind: 'session-expired' }
  /** another tab of this browser is paying */
  | { kind: 'busy-elsewhere' }
  /** nothing to take up, no outcome yet, or this tab is at it already */
  | { kind: 'nothing' };
