import { contractDocument } from '@shop/api-contract/generated/document';
import type { OperationId } from '@shop/api-contract/operation';
import { callsOf, examplesOf } from '@shop/mock-engine/openapi/calls';
import { child, children, wholeOf } from '@shop/mock-engine/openapi/document';

/** An example response of openapi.yaml. */
export interface ExampleResponse {
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

const whole = wholeOf(contractDocument);
const calls = callsOf(whole);

export const exampleResponses: readonly ExampleResponse[] = calls.flatMap(({ id, responses }) =>
  responses.flatMap(({ status, content }) =>
    [...examplesOf(content)].map(([name, value]) => ({ operationId: id as OperationId, status, name, value })),
  ),
);

export const exampleRequests = Object.fromEntries(
  calls.map(({ id, method, path, base, needsToken, parameters, body }) => [
    id,
    {
      method,
      address: base.replace(/\/$/, '') + path,
      needsToken,
      path: Object.fromEntries(parameters.map(({ name, part }) => [name, String(part.node.example)])),
      bodies: Object.fromEntries(examplesOf(body)),
    },
  ]),
) as Readonly<Record<OperationId, ExampleRequest>>;

const components = child(whole, 'components');

/** The examples of the contract's named headers, such as `RetryAfter`. */
export const exampleHeaders = Object.fromEntries(
  (components ? children(components, 'headers') : []).map(([name, { node }]) => [name, String(node.example)]),
);
