import { operationTable } from './generated/operations.ts';
import type { OperationEntry, OperationId, RequestBody, RequestInput, ServerName } from './operation.ts';

/** A call ready to be sent, once the base URL of its server and the token are known. */
export interface BuiltRequest<Body = unknown> {
  server: ServerName;
  method: OperationEntry['method'];
  /** Begins with a slash and is relative to the server's base; parameters are percent-encoded. */
  url: string;
  /** Sent as JSON; `undefined` when the call has no body. */
  body: Body;
  /** Whether the token (or `no-token`) goes with it. */
  bearer: boolean;
}

type ArgumentsByCall = {
  [Id in OperationId]: unknown extends RequestInput<Id> ? [input?: undefined] : [input: RequestInput<Id>];
};

/** The arguments after the operation's name: its input, or none. */
export type RequestArguments<Id extends OperationId> = ArgumentsByCall[Id];

/**
 * Builds the request of a call from the contract.
 *
 * @param input `{path}` with the path parameters and `{body}`, for the calls that have them
 * @throws RangeError when a path parameter is empty or a dot segment, which no URL can carry
 * @example buildRequest('getProduct', { path: { slug: 's-46' } }).url // '/v1/get-product/s-46'
 */
export function buildRequest<Id extends OperationId>(
  operationId: Id,
  ...[input]: RequestArguments<Id>
): BuiltRequest<RequestBody<Id>> {
  const { server, method, path, bearer }: OperationEntry = operationTable[operationId];
  const { path: parameters = {}, body } = (input ?? {}) as { path?: Record<string, string>; body?: unknown };

  return { server, method, url: fillPath(path, parameters), body: body as RequestBody<Id>, bearer };
}

function fillPath(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(name, parameters[name] ?? ''));
}

/** `.` and `..` are resolved even when percent-encoded, and lead to another path. */
function pathSegment(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new RangeError(`Path parameter ${name} cannot be ${JSON.stringify(value)}`);
  }
  return encodeURIComponent(value);
}
