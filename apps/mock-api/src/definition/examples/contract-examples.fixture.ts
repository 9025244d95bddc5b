import { readFileSync } from 'node:fs';

import type { OperationId } from '@shop/api-contract/operation';
import { parse } from 'yaml';

import { callsOf, resolve, type ContractDocument, type Media } from './contract-document.fixture.ts';
import { contractFile } from '../../files.ts';

/** An example response of openapi.yaml. */
export interface ExampleAnswer {
  readonly operationId: OperationId;
  readonly status: number;
  readonly name: string;
  readonly value: unknown;
}

/** The example request of a call: each parameter's example, and the bodies by name. */
export interface ExampleRequest {
  readonly method: 'GET' | 'POST';
  /** From the server's root, with `{name}` for each parameter. */
  readonly address: string;
  readonly needsToken: boolean;
  readonly path: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<string, unknown>>;
}

const contract = parse(readFileSync(contractFile, 'utf8')) as ContractDocument;
const calls = callsOf(contract);
const id = (operationId: string) => operationId as OperationId;

function examplesOf({ examples = {} }: Media): [name: string, value: unknown][] {
  return Object.entries(examples).map(([name, example]) => [name, resolve(contract, example).value]);
}

export const exampleAnswers: readonly ExampleAnswer[] = calls.flatMap(({ call }) =>
  Object.entries(call.responses).flatMap(([status, answer]) =>
    Object.values(resolve(contract, answer).content ?? {})
      .flatMap(examplesOf)
      .map(([name, value]) => ({ operationId: id(call.operationId), status: Number(status), name, value })),
  ),
);

export const exampleRequests = Object.fromEntries(
  calls.map(({ call, method, address }): [string, ExampleRequest] => {
    const parameters = (call.parameters ?? []).map((parameter) => resolve(contract, parameter));
    return [
      call.operationId,
      {
        method,
        address,
        needsToken: call.security.length > 0,
        path: Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)])),
        bodies: Object.fromEntries(Object.values(call.requestBody?.content ?? {}).flatMap(examplesOf)),
      },
    ];
  }),
) as Readonly<Record<OperationId, ExampleRequest>>;

/** The examples of the contract's named headers, such as `RetryAfter`. */
export const exampleHeaders = Object.fromEntries(
  Object.entries((contract.components as { headers?: Record<string, { example?: unknown }> }).headers ?? {}).map(
    ([name, { example }]) => [name, String(example)],
  ),
);
