/** A request as it goes over the line. */
export interface AttackRequest {
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface AttackAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is attacked. */
export interface Target {
  /** A shop in which nothing has happened yet. */
  open(): Shop;
  /** What went wrong inside since it was last asked, although the answers may not show it. */
  takeFaults(): readonly string[];
  close(): Promise<void>;
}

export interface Shop {
  send(request: AttackRequest): Promise<AttackAnswer>;
  close(): void;
}
