import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/api-contract/situations';
import type { OrderStatus } from '@shop/api-contract/model';

/** Types of the mock API's control calls (docs/mock-api-reference.md). Times are ISO 8601, money is in rupees. */
export interface World {
  readonly name: string;
  readonly seed: string | null;
  readonly isKept: boolean;
  readonly bornAt: string;
  readonly lastUsedAt: string;
  readonly clock: ClockState;
  readonly situations: readonly ActiveSituation[];
  /** Number of records. */
  readonly customers: number;
  readonly orders: number;
}

export interface ClockState {
  readonly now: string;
  readonly isRunning: boolean;
}

export interface ActiveSituation {
  /** A situation's name, or for example `getProduct:503` or `latency:250`. */
  readonly id: string;
  readonly title: string;
  /** Requests left; null: until it is switched off. */
  readonly remaining: number | null;
}

export interface NewWorld {
  readonly name: string;
  readonly seed?: string;
  readonly isKept?: boolean;
  /** The world to copy. */
  readonly from?: string;
}

/** A situation to switch on; `times` is the number of requests it affects. */
export type SituationChange = { readonly times?: number } & (
  | { readonly situation: SituationName }
  | { readonly operation: OperationId; readonly status: number; readonly example?: string }
  | { readonly latency: string }
);

/** Advances a clock by milliseconds, or starts or stops it. */
export type ClockChange = { readonly advance: number } | { readonly isRunning: boolean };

export interface Customer {
  readonly number: number;
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly createdAt: string;
}

export type CustomerChange = Partial<Record<'name' | 'email' | 'mobile' | 'password', string>>;

export interface Order {
  readonly id: string;
  /** The customer's number. */
  readonly customer: number;
  readonly createdAt: string;
  readonly status: OrderStatus;
  readonly total: number;
  /** The path of its receipt, inside its world. */
  readonly receipt: string;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly lineTotal: number }[];
  readonly payments: readonly { readonly id: string; readonly purpose: string; readonly receivedAt: string }[];
}

/** A request with its response, without bodies. */
export interface LoggedRequest {
  readonly id: number;
  readonly at: string;
  readonly world: string;
  readonly method: string;
  readonly url: string;
  /** Null for pictures, the payment window and unknown paths. */
  readonly operationId: OperationId | null;
  /** 0 when the connection broke before a response. */
  readonly status: number;
  readonly ms: number;
  /** The situations that affected it. */
  readonly because: readonly string[];
  /** Contract violations. */
  readonly violations: readonly string[];
}

/** With the bodies, secrets masked. */
/** By their names in lower case, secrets masked. */
type Headers = Readonly<Record<string, string>>;

export interface FullRequest extends LoggedRequest {
  readonly request: unknown;
  readonly response: unknown;
  readonly requestHeaders: Headers;
  readonly responseHeaders: Headers;
}

export interface Coverage {
  /** Response counts by status. */
  readonly operations: Partial<Record<OperationId, Readonly<Record<string, number>>>>;
  readonly violations: number;
}
