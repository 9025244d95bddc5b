import type { operationTable } from '@shop/api-contract/generated/operations';
import type { PostOffice } from '@shop/api-contract/model';
import type { OperationId, Parameters, SuccessBody } from '@shop/api-contract/operation';

/** Calls that return a list, without token and parameters. */
export type ListCall = {
  [Id in OperationId]: [(typeof operationTable)[Id]['bearer'], Parameters<Id>, SuccessBody<Id>] extends [
    false,
    undefined,
    unknown[],
  ]
    ? Id
    : never;
}[OperationId];

/** The constant content of a world. */
export interface Seed {
  /** By call. */
  readonly lists: { readonly [Id in ListCall]: SuccessBody<Id> };
  /** Called once, at the first lookup. */
  readonly postOffices: () => readonly PostOffice[];
}
