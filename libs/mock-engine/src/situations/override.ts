import { z } from 'zod';

import type { ApiResponse } from '../contract/api-response.ts';
import { checkResponse } from '../contract/check-response.ts';
import { forStatus, type Contract, type ContractCall } from '../contract/contract.ts';
import { mergePatch } from '../contract/merge-patch.ts';
import type { ProblemField } from '../contract/problem.ts';
import { MAX_LATENCY_MS } from './latency.ts';
import type { FaultEffect } from './fault-effect.ts';
import { situationMessages as messages } from './situations.messages.ts';
import type { Target } from './fault-effect.ts';

/** Response header with the contract violations of an edited response. */
export const VIOLATIONS_HEADER = 'x-mock-violations';

/** In characters. */
const VIOLATIONS_LIMIT = 500;

/** Headers that belong to the connection. */
const connectionHeader = /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/i;

const headers = z
  .record(z.string(), z.string())
  .superRefine((given, context) => {
    for (const [name, value] of Object.entries(given))
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value) || connectionHeader.test(name))
        context.addIssue({ code: 'custom', path: [name], message: messages.header });
  })
  .describe('Replaces these headers of the response.');

/** Number of requests. */
export const times = z
  .int()
  .min(1)
  .max(1_000_000)
  .optional()
  .describe('Number of requests; without it until switched off.');

const texts = z.record(z.string(), z.string()).optional();

/** A response that is edited without code, for an operation or some of its requests. */
export const override = z
  .strictObject({
    operation: z.string().describe('An operationId, or method and path such as `GET /todos/{id}`.'),
    when: z
      .strictObject({
        path: texts.describe('Values of path parameters.'),
        query: texts.describe('Values of query parameters.'),
        body: z.record(z.string(), z.unknown()).optional().describe('Values of fields, such as `address.pincode`.'),
      })
      .optional()
      .describe('The requests that it affects; all of the operation without it.'),
    status: z.int().min(200).max(599).optional(),
    example: z.string().optional().describe('An example of the contract; the first of the status by default.'),
    headers: headers.optional(),
    body: z.unknown().optional().describe('Replaces the body.'),
    patch: z.unknown().optional().describe('Changes fields of the body that the operation responds (RFC 7396).'),
    delay: z.int().min(0).max(MAX_LATENCY_MS).optional().describe('Milliseconds.'),
    times,
  })
  .superRefine(({ body, patch }, context) => {
    if (body !== undefined && patch !== undefined)
      context.addIssue({ code: 'custom', path: ['patch'], message: messages.bodyOrPatch });
  })
  .describe('An edited response of an operation.');

export type Override = z.output<typeof override>;

/**
 * The rule of an override.
 *
 * @param id by default the operation and its response, for example `getProduct:503`
 */
export function overrideRule(contract: Contract, given: Override, id = defaultId(given)) {
  const { operation, status, example, headers, body, patch } = given;
  const isForced = status !== undefined && [headers, body, patch, given.when].every((part) => part === undefined);
  const name = exampleOf(contract, given)?.name ?? example;
  return {
    id,
    title: isForced ? messages.forced(operation, status, name) : messages.edited(operation, status),
    override: given,
    source: { ...given, id },
    matches: (target: Target) => matches(contract, given, target),
    ...effectOf(contract, given),
  };
}

function effectOf(contract: Contract, given: Override): FaultEffect {
  const { status, example, headers, body, patch, delay } = given;
  const latency = delay === undefined ? {} : { latency: { min: delay, max: delay } };
  if (patch === undefined && [body, status, example].some((part) => part !== undefined))
    return { ...latency, respond: () => marked(contract, given, replacement(contract, given)) };
  if (patch === undefined && headers === undefined) return latency;
  return { ...latency, change: (response) => marked(contract, given, changed(given, response)) };
}

const defaultId = ({ operation, status, example }: Override) =>
  [operation, status ?? 'edited', example].filter((part) => part !== undefined).join(':');

/** The response in place of the operation's; undefined when the contract no longer has it. */
function replacement(contract: Contract, given: Override): ApiResponse | undefined {
  const call = callAt(contract, given);
  if (!call) return undefined;
  const { status = firstSuccess(call), body, headers } = given;
  // A status that is not declared has no media type.
  const type = forStatus(call.responses, status) === undefined && { 'content-type': 'application/json; charset=utf-8' };
  if (body !== undefined) return { status, body, headers: { ...type, ...lowerCase(headers) } };
  const found = exampleOf(contract, given);
  return found || forStatus(call.responses, status) === 'none'
    ? { status, body: found?.body, headers: lowerCase(headers) }
    : undefined;
}

/** What the operation responds, with the edited parts. */
function changed({ status, headers, patch }: Override, response: ApiResponse): ApiResponse {
  const all = { ...response.headers, ...lowerCase(headers) };
  const edited = { ...response, status: status ?? response.status, headers: all, isCacheable: undefined };
  // A stream of a real API cannot be patched.
  if (patch !== undefined && response.body !== undefined)
    return { ...edited, body: mergePatch(response.body, patch), raw: undefined };
  return { ...edited, raw: response.raw && { ...response.raw, headers: { ...response.raw.headers, ...all } } };
}

/** Names contract violations in a header: an edited response may have them. */
function marked<Response extends ApiResponse | undefined>(
  contract: Contract,
  given: Override,
  response: Response,
): Response {
  const violations = response ? violationsOf(contract, given, response).join('; ') : '';
  if (!response || violations === '') return response;
  const header = violations.replace(/[^\x20-\x7e]/g, '?').slice(0, VIOLATIONS_LIMIT);
  return { ...response, headers: { ...response.headers, [VIOLATIONS_HEADER]: header } };
}

function violationsOf(contract: Contract, { operation }: Override, { status, body }: ApiResponse): readonly string[] {
  const id = operationIdOf(contract, operation);
  return id === undefined ? [] : checkResponse(contract, id, status, body);
}

/**
 * Contract violations of the body that an override sends; none when the operation responds, or when the contract does not
 * declare the status.
 */
export function overrideViolations(contract: Contract, given: Override): readonly string[] {
  const response = given.body === undefined ? undefined : replacement(contract, given);
  const isDeclared = response && forStatus(callAt(contract, given)?.responses, response.status) !== undefined;
  return isDeclared ? violationsOf(contract, given, response) : [];
}

/** What the contract does not have, or no longer: operation, parameter, field, status or example. */
export function staleFields(contract: Contract, given: Override): ProblemField[] {
  const { operation, when = {}, status, example } = given;
  const id = operationIdOf(contract, operation);
  const call = id === undefined ? undefined : contract.calls[id];
  if (id === undefined || !call) return [{ field: 'operation', detail: messages.unknownCall(operation) }];
  const stale: ProblemField[] = [];
  for (const name of Object.keys(when.path ?? {}))
    if (!call.path.includes(`{${name}}`))
      stale.push({ field: `when.path.${name}`, detail: messages.noParameter(id, name) });
  const parameters = contract.requestRules[id]?.parameters ?? [];
  for (const name of Object.keys(when.query ?? {}))
    if (!parameters.some((one) => one.in === 'query' && one.name === name))
      stale.push({ field: `when.query.${name}`, detail: messages.noQueryParameter(id, name) });
  for (const path of Object.keys(when.body ?? {}))
    if (!contract.requestRules[id]?.mayHaveField?.(path.split('.')))
      stale.push({ field: `when.body.${path}`, detail: messages.noField(id, path) });
  if (status !== undefined && forStatus(call.responses, status) === undefined)
    stale.push({ field: 'status', detail: messages.undeclaredStatus(id, Object.keys(call.responses)) });
  else if (!exampleOf(contract, given) && needsExample(given, call)) {
    const of = status ?? firstSuccess(call);
    const known = Object.keys(forStatus(contract.examples[id], of) ?? {});
    stale.push({ field: example === undefined ? 'status' : 'example', detail: messages.unknownExample(id, of, known) });
  }
  return stale;
}

const needsExample = ({ body, patch, status, example }: Override, { responses }: ContractCall) =>
  body === undefined &&
  patch === undefined &&
  (example !== undefined || (status !== undefined && forStatus(responses, status) !== 'none'));

/** The example that it responds with. */
function exampleOf(contract: Contract, given: Override) {
  const id = operationIdOf(contract, given.operation) ?? '';
  const examples = forStatus(contract.examples[id], given.status ?? firstSuccess(contract.calls[id])) ?? {};
  const name = given.example ?? Object.keys(examples)[0];
  return name !== undefined && Object.hasOwn(examples, name) ? { name, body: examples[name] } : undefined;
}

const callAt = (contract: Contract, { operation }: Override) =>
  contract.calls[operationIdOf(contract, operation) ?? ''];

const firstSuccess = (call: ContractCall | undefined): number =>
  Object.keys(call?.responses ?? {})
    .map(Number)
    .find((status) => status < 300) ?? 200;

/** The operation of an id, or of method and path with or without the server's base. */
function operationIdOf({ calls, bases }: Contract, operation: string): string | undefined {
  if (Object.hasOwn(calls, operation)) return operation;
  const wanted = operation.replace(/:(\w+)/g, '{$1}');
  return Object.keys(calls).find((id) => {
    const { method, path, server } = calls[id] as ContractCall;
    return wanted === `${method} ${path}` || wanted === `${method} ${bases[server] ?? ''}${path}`;
  });
}

function matches(contract: Contract, { operation, when = {} }: Override, target: Target): boolean {
  if (target.operationId === undefined || target.operationId !== operationIdOf(contract, operation)) return false;
  const parameters = target.parameters as Readonly<Record<string, string>>;
  const query = new URLSearchParams(target.query);
  return (
    Object.entries(when.path ?? {}).every(([name, value]) => parameters[name] === value) &&
    Object.entries(when.query ?? {}).every(([name, value]) => query.getAll(name).includes(value)) &&
    Object.entries(when.body ?? {}).every(([path, value]) => isSame(fieldAt(target.body, path), value))
  );
}

const fieldAt = (body: unknown, path: string) =>
  path
    .split('.')
    .reduce((value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined), body);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const lowerCase = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
