import { fieldBelow, WHOLE_VALUE } from '@shop/api-contract/field-names';
import type { OperationId } from '@shop/api-contract/operation';
import {
  follow,
  operationsOf,
  type Contract,
  type LocatedOperation,
  type MediaType,
  type Schema,
} from '../read-contract.ts';

/** One status that a call declares. */
export interface DeclaredAnswer {
  readonly status: number;
  /** Marked in openapi.yaml by `x-used-by-storefront` (docs/decisions/0007). */
  readonly isUsed: boolean;
  /** The answers that the contract tells apart within the status, by name. */
  readonly examples: ReadonlyMap<string, unknown>;
  readonly fields: readonly string[];
}

export interface DeclaredCall {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  /** As they are written; some may not be declared. */
  readonly used: readonly number[];
  /** Fields of the body that is sent. */
  readonly requestFields: readonly string[];
  readonly answers: readonly DeclaredAnswer[];
}

/** Every call of the contract with all that it may answer, in the order of openapi.yaml. */
export function declaredCalls(contract: Contract): DeclaredCall[] {
  return operationsOf(contract).map((operation) => {
    const used = usedStatuses(contract, operation);
    return {
      operationId: operation.id as OperationId,
      method: operation.method,
      path: operation.path,
      used,
      requestFields: operation.body ? schemaFields(contract, operation.body.schema) : [],
      answers: operation.answers.map(({ status, media }) => ({
        status,
        isUsed: used.includes(status),
        examples: examplesOf(contract, media),
        fields: media ? schemaFields(contract, media.schema) : [],
      })),
    };
  });
}

function usedStatuses({ paths }: Contract, { path, method }: LocatedOperation): number[] {
  const operation = paths[path]?.[method === 'GET' ? 'get' : 'post'];
  return (operation as { 'x-used-by-storefront'?: number[] } | undefined)?.['x-used-by-storefront'] ?? [];
}

function examplesOf(contract: Contract, media: MediaType | undefined): ReadonlyMap<string, unknown> {
  const examples = Object.entries(media?.examples ?? {});
  return new Map(examples.map(([name, example]) => [name, follow(contract, example).value]));
}

/** The fields that a schema declares, named like those of a value (libs/api-contract, field-names.ts). */
function schemaFields(contract: Contract, reference: Schema): string[] {
  const fields: string[] = [];
  (function walk(part: Schema, place: string): void {
    const { items, properties } = follow(contract, part);
    if (items) walk(items as Schema, `${place}[]`);
    for (const [name, below] of Object.entries((properties ?? {}) as Record<string, Schema>)) {
      const field = fieldBelow(place, name);
      fields.push(field);
      walk(below, field);
    }
  })(reference, '');
  return fields.length > 0 ? fields : [WHOLE_VALUE];
}
