/**
 * The worst first:
 * - `storefront`: breaks the published storefront: its requests are refused, or responses lack what it needs.
 * - `general`: may break other clients that follow the contract.
 * - `safe`: cannot break a client that follows the contract.
 */
export const grades = ['storefront', 'general', 'safe'] as const;
export type Grade = (typeof grades)[number];

/** Whether less is allowed than before, more, both or neither; `name`: it is not sent, or is configured at run time. */
export type Sense = 'tighter' | 'looser' | 'both' | 'neither' | 'name';

/** Which part of a call. */
export type PartOfCall =
  | { readonly part: 'call' | 'body' }
  | { readonly part: 'parameter'; readonly in: string; readonly name: string }
  | { readonly part: 'response'; readonly status: number }
  | { readonly part: 'header'; readonly status: number; readonly name: string };

/** One difference between two revisions of the contract, in one call. */
export interface Difference {
  readonly operationId: string;
  readonly of: PartOfCall;
  /** The path in the schema; `*` is every item of a list, `(JSON)` the JSON inside a string. */
  readonly field: readonly string[];
  readonly what: string;
  readonly sense: Sense;
  /** A rule of which examples do not show whether all values keep it. */
  readonly isRule?: boolean;
  /** Its path in the file, and in which of the two: the older one for something removed. */
  readonly at: readonly string[];
  readonly side: 'from' | 'to';
}

/** The part of a difference that a comparison of parts finds. */
export type Found = Omit<Difference, 'operationId' | 'of'>;
