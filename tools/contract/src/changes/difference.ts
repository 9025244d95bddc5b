/** Whether less is allowed than before, more, both or neither. */
export type Sense = 'tighter' | 'looser' | 'both' | 'neither';

/** What changed. */
export type Effect =
  | { readonly kind: 'call-added' | 'call-removed' | 'renamed' }
  | { readonly kind: 'moved'; readonly from: string }
  | { readonly kind: 'token-wanted' | 'token-dropped' }
  | { readonly kind: 'base-moved'; readonly from: string; readonly to: string }
  | { readonly kind: 'parameter-added'; readonly isRequired: boolean }
  | { readonly kind: 'parameter-removed' | 'status-added' | 'status-removed' | 'body-added' | 'body-removed' }
  | { readonly kind: 'media-added' | 'media-removed'; readonly media: string }
  | { readonly kind: 'header-added' | 'header-changed' | 'header-removed'; readonly header: string }
  | { readonly kind: 'field-added'; readonly isRequired: boolean }
  | { readonly kind: 'field-removed' | 'now-required' | 'now-optional' | 'closed' | 'opened' }
  | { readonly kind: 'types'; readonly from: readonly string[]; readonly to: readonly string[] }
  | { readonly kind: 'values'; readonly from: Values; readonly to: Values }
  | { readonly kind: 'limit'; readonly keyword: string; readonly from: unknown; readonly to: unknown }
  | { readonly kind: 'keyword'; readonly keyword: string };

/** The allowed values; `undefined` for any. */
export type Values = readonly unknown[] | undefined;

/** Which part of a call. */
export type PartOfCall =
  | { readonly part: 'call' | 'body' }
  | { readonly part: 'parameter'; readonly in: string; readonly name: string }
  | { readonly part: 'answer'; readonly status: number };

/** One difference between two revisions of the contract, in one call. */
export interface Difference {
  readonly operationId: string;
  /** For example `GET /v1/orders`, in the older revision. */
  readonly address: string;
  readonly of: PartOfCall;
  /** The path in the schema; `*` is every item of a list, `(JSON)` the JSON inside a string. */
  readonly field: readonly string[];
  readonly effect: Effect;
  readonly sense: Sense;
  /** Its path in the file, and in which of the two. */
  readonly at: readonly string[];
  readonly side: 'from' | 'to';
}

/** The part of a difference that a comparison of schemas finds. */
export type SchemaDifference = Pick<Difference, 'field' | 'effect' | 'sense' | 'at' | 'side'>;
