import type { CustomerRecord, OrderRecord, PaymentRecord, SessionRecord } from './records.ts';

/** All records of a world, writable inside {@link Store.write}. */
export interface Records {
  readonly customers: {
    withNumber(number: number): CustomerRecord | undefined;
    /** Case-insensitive. */
    withEmail(email: string): CustomerRecord | undefined;
    /** 0 when there are no customers. */
    lastNumber(): number;
    /** Oldest first, like every `all`. */
    all(): CustomerRecord[];
    count(): number;
    add(customer: CustomerRecord): void;
    /** Replaces the customer with the same number. */
    replace(customer: CustomerRecord): void;
  };
  readonly sessions: {
    withFingerprint(fingerprint: string): SessionRecord | undefined;
    all(): SessionRecord[];
    add(session: SessionRecord): void;
    removeExpired(now: number): void;
  };
  readonly orders: {
    withId(id: string): OrderRecord | undefined;
    withReceiptToken(token: string): OrderRecord | undefined;
    /** Newest first. */
    ofCustomer(customer: number): OrderRecord[];
    all(): OrderRecord[];
    count(): number;
    add(order: OrderRecord): void;
    setStatus(id: string, status: OrderRecord['status']): void;
  };
  readonly payments: {
    withId(id: string): PaymentRecord | undefined;
    /** Oldest first. */
    ofOrder(orderId: string): PaymentRecord[];
    all(): PaymentRecord[];
    add(payment: PaymentRecord): void;
  };
}

/** Methods that change records. */
type ChangeName = 'add' | 'replace' | 'setStatus' | 'removeExpired';

/** {@link Records}, read-only. */
export type RecordsView = {
  readonly [Table in keyof Records]: Omit<Records[Table], ChangeName>;
};

/**
 * A world's storage. Each `look` and `change` runs atomically, so that a check and the write that depends on it cannot
 * be interleaved.
 */
export interface Store {
  /** Reads. Data may not be durable yet: see {@link Store.settled}. */
  read<T>(look: (records: RecordsView) => T): T;
  /**
   * Changes records, or nothing when `change` throws. Resolves when the change is durable, and rejects when it could not
   * be stored.
   */
  write<T>(change: (records: Records) => T): Promise<T>;
  /** Resolves when all data that `read` returns now is durable; wait for it before responding. */
  settled(): Promise<void>;
  close(): Promise<void>;
}
