/** What a load process is to do, and with how many connections, each asking again as soon as it is answered. */
export interface LoadJob {
  readonly base: string;
  readonly connections: number;
  readonly seconds: number;
  readonly work: RequestWork | DownloadWork | OrderWork;
}

/** The same request over and over. */
export interface RequestWork {
  readonly kind: 'request';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The same answer over and over, by our own client: where autocannon would measure itself. */
export interface DownloadWork {
  readonly kind: 'download';
  readonly path: string;
}

/** An order and its payment, over and over; each connection is a customer. */
export interface OrderWork {
  readonly kind: 'orders';
  readonly tokens: readonly string[];
  readonly signingSecret: string;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p99: number;
  /** The orders whose payment was answered with success. */
  readonly paidOrders: readonly string[];
}
