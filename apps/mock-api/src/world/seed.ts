import type { operationTable } from '@shop/api-contract/generated/operations';
import type { PostOffice } from '@shop/api-contract/model';
import type { OperationId, Parameters, SuccessBody } from '@shop/api-contract/operation';

/** The calls that list what the shop's staff keep: they take no token and no parameters, and answer a list. */
export type ListCall = {
  [Id in OperationId]: [(typeof operationTable)[Id]['bearer'], Parameters<Id>, SuccessBody<Id>] extends [
    false,
    undefined,
    unknown[],
  ]
    ? Id
    : never;
}[OperationId];

/** Post offices by PIN code. */
export interface PostalDirectory {
  officesWithPincode(pincode: string): PostOffice[];
}

/** What a world has from the start and never changes: the content that the shop's staff would keep. */
export interface Seed {
  /** By the call that answers it. */
  readonly lists: { readonly [Id in ListCall]: SuccessBody<Id> };
  /** Asked for once, by the first pincode. */
  readonly postOffices: () => readonly PostOffice[];
  /** Answers in place of `postOffices`: all of India's are too many for a list. */
  readonly postalDirectory?: PostalDirectory | undefined;
}
