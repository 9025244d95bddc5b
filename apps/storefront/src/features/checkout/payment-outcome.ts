import type { PaymentReportStatus } from '@shop/api-contract/model';
import type { Paise } from '@shop/domain/money/paise';

/** How an attempt to pay ended. */
export type PaymentOutcome =
  /** the server confirmed it; the total is unknown when the browser lost it */
  | { kind: 'paid'; total: Paise | null }
  /** the server said no */
  | { kind: 'unpaid'; status: PaymentReportStatus; message: string }
  /** the server could not be asked, or did not understand; after a payment it is asked again */
  | { kind: 'unconfirmed'; status: PaymentReportStatus; error: unknown }
  | { kind: 'address-missing' }
  | { kind: 'order-not-created'; error: unknown }
  | { kind: 'order-id-empty' }
  /** the token is no longer valid; a payment already made is confirmed after the next sign-in */
  | { kind: 'session-expired' }
  /** another tab of this browser is paying */
  | { kind: 'busy-elsewhere' }
  /** resuming only: there is nothing to resume, or no outcome yet */
  | { kind: 'nothing-to-resume' };
