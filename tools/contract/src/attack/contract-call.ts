import type { ValidateFunction } from 'ajv/dist/2020.js';
import { operationsOf, type Contract, type LocatedAnswer, type LocatedOperation } from '../read-contract.ts';
import { contractValidator } from '../testing/contract-validator.ts';

/** Where the mock API has each server of the contract. */
const bases: Readonly<Record<string, string>> = { api: '/api', postal: '' };

export interface DeclaredAnswer extends LocatedAnswer {
  /** Undefined for an answer without a body. */
  readonly isBody: ValidateFunction | undefined;
  readonly isHeader: Readonly<Record<string, ValidateFunction>>;
}

/** A call of the contract with its judges, which know the contract alone and nothing that is generated from it. */
export interface ContractCall extends LocatedOperation {
  /** The path with its base; parameters are still `{name}`. */
  readonly address: string;
  readonly isRequestBody: ValidateFunction | undefined;
  readonly isParameter: Readonly<Record<string, ValidateFunction>>;
  readonly declared: ReadonlyMap<number, DeclaredAnswer>;
}

export function callsOf(contract: Contract): ContractCall[] {
  const compile = contractValidator(contract);
  const compileExact = contractValidator(contract, { areObjectsClosed: true });

  return operationsOf(contract).map((operation) => ({
    ...operation,
    address: (bases[operation.server] ?? '') + operation.path,
    isRequestBody: operation.body && compile(operation.body.schema),
    isParameter: Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, compile(schema)])),
    declared: new Map(
      operation.answers.map((answer) => [
        answer.status,
        {
          ...answer,
          isBody: answer.media && compileExact(answer.media.schema),
          isHeader: Object.fromEntries(
            Object.entries(answer.headers).map(([name, schema]) => [name, compile(schema)] as const),
          ),
        },
      ]),
    ),
  }));
}
