import type { CustomerRecord, OrderRecord, PaymentRecord, SessionRecord } from './records.ts';

/** Everything a world remembers, to look at and, inside {@link Store.write}, to change. */
export interface Records {
  readonly customers: {
    withNumber(number: number): CustomerRecord | undefined;
    /** Upper and lower case are the same. */
    withEmail(email: string): CustomerRecord | undefined;
    /** 0 while there is none. */
    lastNumber(): number;
    /** Oldest first, like every `all`. */
    all(): CustomerRecord[];
    count(): number;
    add(customer: CustomerRecord): void;
    /** Keeps the number. */
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

/** How records are changed; all else of {@link Records} only looks. */
type ChangeName = 'add' | 'replace' | 'setStatus' | 'removeExpired';

/** {@link Records} to look at only. */
export type RecordsView = {
  readonly [Table in keyof Records]: Omit<Records[Table], ChangeName>;
};

/**
 * What a world remembers. Nothing happens between two lines of a `look` or a `change`, so that a check and the write
 * that depends on it cannot be parted.
 */
export interface Store {
  /** Looks. What it sees may not be durable yet: see {@link Store.settled}. */
  read<T>(look: (records: RecordsView) => T): T;
  /**
   * Changes everything or, when `change` throws, nothing. The promise resolves when the change would survive a crash,
   * and rejects when it could not be kept.
   */
  write<T>(change: (records: Records) => T): Promise<T>;
  /** Resolves when all that `read` can see now is durable; who answers with it waits for this. */
  settled(): Promise<void>;
  close(): Promise<void>;
}
