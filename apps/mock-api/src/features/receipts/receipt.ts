import type { CustomerRecord, OrderRecord, PaymentRecord } from '../../world/records.ts';

/** The data of a receipt. */
export interface Receipt {
  readonly order: OrderRecord;
  readonly customer: CustomerRecord | undefined;
  /** Received payments of the order. */
  readonly payments: readonly PaymentRecord[];
}
