import type { CustomerRecord, OrderRecord, PaymentRecord } from '../../world/records.ts';

/** All that a receipt tells of. */
export interface Receipt {
  readonly order: OrderRecord;
  readonly customer: CustomerRecord | undefined;
  /** Money that arrived for the order. */
  readonly payments: readonly PaymentRecord[];
}
