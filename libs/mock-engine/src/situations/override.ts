import { z } from 'zod';

import type { ApiResponse } from '../contract/api-response.ts';
import { checkResponse } from '../contract/check-response.ts';
import { callOf, forStatus, type Contract, type ContractCall } from '../contract/contract.ts';
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
  const name = located(contract, given)?.example?.name ?? example;
  return {
    id,
    title: isForced ? messages.forced(operation, status, name) : messages.edited(operation, status),
    override: given,
    source: { ...given, id },
    matches: (target: Target) => matches(contract, given, target),
    ...effectOf(contract, given),
  };
}

const defaultId = ({ operation, status, example }: Override) =>
  [operation, status ?? 'edited', example].filter((part) => part !== undefined).join(':');

function effectOf(contract: Contract, given: Override): FaultEffect {
  const { status, example, headers, body, patch, delay } = given;
  const latency = delay === undefined ? {} : { latency: { min: delay, max: delay } };
  if (patch === undefined && [body, status, example].some((part) => part !== undefined))
    return { ...latency, respond: () => marked(contract, given, replacement(contract, given)) };
  if (patch === undefined && headers === undefined) return latency;
  return { ...latency, change: (response) => marked(contract, given, changed(given, response)) };
}

/** What the contract has of an override; undefined when it has no such operation. */
function located({ calls, bases }: Contract, { operation, status: wanted, example }: Override) {
  const address = operation.replace(/:(\w+)/g, '{$1}');
  const isAt = ({ method, path, server }: ContractCall) =>
    address === `${method} ${path}` || address === `${method} ${bases[server] ?? ''}${path}`;
  const id = Object.hasOwn(calls, operation)
    ? operation
    : Object.keys(calls).find((one) => isAt(callOf({ calls }, one)));
  if (id === undefined) return undefined;
  const call = callOf({ calls }, id);
  const declared = Object.keys(call.responses);
  const status = wanted ?? declared.map(Number).find((one) => one < 300) ?? 200;
  /** Undefined for a status that the contract does not declare. */
  const response = forStatus(call.responses, status);
  const bodies = response?.examples ?? {};
  const name = example ?? Object.keys(bodies)[0];
  return {
    id,
    call,
    status,
    declared,
    response,
    examples: Object.keys(bodies),
    example: name !== undefined && Object.hasOwn(bodies, name) ? { name, body: bodies[name] } : undefined,
  };
}

/** The response in place of the operation's; undefined when the contract no longer has it. */
function replacement(contract: Contract, given: Override): ApiResponse | undefined {
  const found = located(contract, given);
  if (!found) return undefined;
  const { status, response, example } = found;
  const headers = lowerCase(given.headers);
  // A status that is not declared has no media type.
  const type = !response && { 'content-type': 'application/json; charset=utf-8' };
  if (given.body !== undefined) return { status, body: given.body, headers: { ...type, ...headers } };
  return example || (response && !response.type) ? { status, body: example?.body, headers } : undefined;
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
  const id = located(contract, given)?.id;
  if (!response || id === undefined) return response;
  const violations = checkResponse(contract, id, response.status, response.body).join('; ');
  if (violations === '') return response;
  const header = violations.replace(/[^\x20-\x7e]/g, '?').slice(0, VIOLATIONS_LIMIT);
  return { ...response, headers: { ...response.headers, [VIOLATIONS_HEADER]: header } };
}

/**
 * Contract violations of the body that an override sends; none when the operation responds, or when the contract does not
 * declare the status.
 */
export function overrideViolations(contract: Contract, given: Override): readonly string[] {
  const found = located(contract, given);
  if (!found?.response || given.body === undefined) return [];
  return checkResponse(contract, found.id, found.status, given.body);
}

/** What the contract does not have, or no longer: operation, parameter, field, status or example. */
export function staleFields(contract: Contract, given: Override): ProblemField[] {
  const { operation, when = {}, body, patch, status } = given;
  const found = located(contract, given);
  if (!found) return [{ field: 'operation', detail: messages.unknownCall(operation) }];
  const { id, call, declared, response, example } = found;
  const { parameters, mayHaveField } = call;
  const stale: ProblemField[] = [];
  for (const name of Object.keys(when.path ?? {}))
    if (!call.path.includes(`{${name}}`))
      stale.push({ field: `when.path.${name}`, detail: messages.noParameter(id, name) });
  for (const name of Object.keys(when.query ?? {}))
    if (!parameters.some((one) => one.in === 'query' && one.name === name))
      stale.push({ field: `when.query.${name}`, detail: messages.noQueryParameter(id, name) });
  for (const path of Object.keys(when.body ?? {}))
    if (!mayHaveField?.(path.split('.')))
      stale.push({ field: `when.body.${path}`, detail: messages.noField(id, path) });
  const isExampleSent =
    body === undefined &&
    patch === undefined &&
    (given.example !== undefined || (status !== undefined && response?.type !== undefined));
  if (status !== undefined && !response)
    stale.push({ field: 'status', detail: messages.undeclaredStatus(id, declared) });
  else if (isExampleSent && !example) {
    const field = given.example === undefined ? 'status' : 'example';
    stale.push({ field, detail: messages.unknownExample(id, found.status, found.examples) });
  }
  return stale;
}

function matches(contract: Contract, given: Override, target: Target): boolean {
  if (target.operationId === undefined || target.operationId !== located(contract, given)?.id) return false;
  const { when = {} } = given;
  const query = new URLSearchParams(target.query);
  return (
    Object.entries(when.path ?? {}).every(([name, value]) => target.parameters?.[name] === value) &&
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
