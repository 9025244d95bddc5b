import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/api-contract/situations';
import type { OrderStatus } from '@shop/api-contract/model';

/** What the mock API's control calls say and take (docs/mock-api.md). Times are ISO 8601, money is in rupees. */
export interface World {
  readonly name: string;
  readonly seed: string | null;
  readonly isKept: boolean;
  readonly bornAt: string;
  readonly lastUsedAt: string;
  readonly clock: ClockState;
  readonly situations: readonly ActiveSituation[];
  /** How many there are. */
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
  /** How many more requests it touches; null until it is switched off. */
  readonly remaining: number | null;
}

export interface NewWorld {
  readonly name: string;
  readonly seed?: string;
  readonly isKept?: boolean;
  /** The world it begins as a copy of. */
  readonly from?: string;
}

/** What is to go otherwise than usual; `times` is how many requests it touches. */
export type SituationChange = { readonly times?: number } & (
  | { readonly situation: SituationName }
  | { readonly operation: OperationId; readonly status: number; readonly example?: string }
  | { readonly latency: string }
);

/** Puts a clock forward, in milliseconds, or lets it run or stand. */
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

/** One request and its answer, without the bodies. */
export interface Exchange {
  readonly id: number;
  readonly at: string;
  readonly world: string;
  readonly method: string;
  readonly url: string;
  /** Null for pictures, the payment window and wrong addresses. */
  readonly operationId: OperationId | null;
  /** 0 when the line broke before an answer. */
  readonly status: number;
  readonly ms: number;
  /** What made it go otherwise than usual. */
  readonly because: readonly string[];
  /** Where it breaks the contract. */
  readonly violations: readonly string[];
}

/** With the bodies, secrets masked. */
export interface FullExchange extends Exchange {
  readonly request: unknown;
  readonly answer: unknown;
}

export interface Coverage {
  /** How often each status was answered. */
  readonly operations: Partial<Record<OperationId, Readonly<Record<string, number>>>>;
  readonly violations: number;
}
