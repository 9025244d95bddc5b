import { valueAt } from '../collections/places.ts';
import type { Call, Contract } from '../document/calls.ts';
import type { ApiResponse } from '../http/call.ts';
import { forStatus, headersByName, JSON_TYPE, violationsHeader } from '../http/http.ts';
import { mergePatch } from '../http/json-patch.ts';
import { ownEntry, isEqual } from '../http/json.ts';
import type { ProblemField } from '../http/problem.ts';
import { checkResponse, responseExamples } from '../samples/declared-response.ts';
import type { Rule, FaultTarget, Override } from './fault.ts';
import { situationMessages as messages } from './situations.messages.ts';

/** An override as a rule; it stays when the contract changes. */
export interface OverrideRule extends Rule {
  readonly override: Override;
}

export const isOverride = (rule: Rule): rule is OverrideRule => 'override' in rule;

/**
 * The rule of an override.
 *
 * @param contract names the example in its title
 * @param id by default the operation and its response, for example `getTodo:503`
 */
export function overrideRule(contract: Contract, given: Override, id = defaultId(given)): OverrideRule {
  const { operation, status, example, headers, body, patch, delay } = given;
  const isForced = status !== undefined && [headers, body, patch, given.when].every((part) => part === undefined);
  const isReplaced = patch === undefined && [body, status, example].some((part) => part !== undefined);
  const name = resolveOverride(contract, given)?.example ?? example;
  return {
    id,
    title: isForced ? messages.forced(operation, status, name) : messages.edited(operation, status),
    override: given,
    times: given.times,
    source: { ...given, id },
    matches: (target) => matches(given, target),
    ...(delay !== undefined && { latency: { min: delay, max: delay } }),
    ...(isReplaced && { respond: (target) => replaceResponse(target.contract, given) }),
    ...(!isReplaced &&
      (patch ?? headers) !== undefined && {
        change: (response, target) => editResponse(target.call, given, response),
      }),
  };
}

const defaultId = ({ operation, status, example }: Override) =>
  [operation, status ?? (example === undefined ? 'edited' : undefined), example]
    .filter((part) => part !== undefined)
    .join(':');

/** What the contract has of an override; undefined when it has no such operation. */
function resolveOverride({ calls }: Contract, { operation, status: wanted, example }: Override) {
  const address = operation.replace(/:(\w+)/g, '{$1}');
  const isAt = ({ method, path, bases }: Call) => ['', ...bases].some((base) => address === `${method} ${base}${path}`);
  const call = ownEntry(calls, operation) ?? Object.values(calls).find(isAt);
  if (!call) return undefined;
  const status =
    wanted ??
    Object.keys(call.byStatus)
      .map(Number)
      .find((one) => one < 300) ??
    200;
  /** Undefined for a status that the contract does not declare. */
  const response = forStatus(call.byStatus, status);
  const examples = responseExamples(response);
  const name = example ?? Object.keys(examples)[0];
  return {
    call,
    status,
    response,
    example: name !== undefined && Object.hasOwn(examples, name) ? name : undefined,
  };
}

/** The response in place of the operation's; undefined when the contract no longer has it. */
function replaceResponse(contract: Contract, given: Override): ApiResponse | undefined {
  const found = resolveOverride(contract, given);
  if (!found) return undefined;
  const { call, status, response, example } = found;
  const { body, example: wanted } = given;
  const headers = headersByName(Object.entries(given.headers ?? {}));
  if (body === undefined)
    return response && (example !== undefined || wanted === undefined)
      ? { status, body, headers, declared: { example } }
      : undefined;
  // A status that is not declared has no media type.
  const type = !response && { 'content-type': JSON_TYPE };
  return withViolations(call, { status, body, headers: { ...type, ...headers } });
}

function editResponse(call: Call | undefined, given: Override, response: ApiResponse): ApiResponse {
  const { status, headers = {}, patch } = given;
  const all = { ...response.headers, ...headersByName(Object.entries(headers)) };
  const edited = { ...response, status: status ?? response.status, headers: all, isCacheable: undefined };
  // A stream of a real API cannot be patched.
  if (patch !== undefined && response.body !== undefined)
    return withViolations(call, { ...edited, body: mergePatch(response.body, patch), raw: undefined });
  const raw = response.raw && { ...response.raw, headers: { ...response.raw.headers, ...all } };
  return withViolations(call, { ...edited, raw });
}

/** Names contract violations in a header: an edited response may have them. */
function withViolations(call: Call | undefined, response: ApiResponse): ApiResponse {
  const violations = call ? checkResponse(call, response.status, response.body) : [];
  return { ...response, headers: { ...response.headers, ...violationsHeader(violations) } };
}

/** What the contract does not have of an override; one with a body or patch of its own may have any status. */
export function overrideError(contract: Contract, given: Override): ProblemField | undefined {
  const { operation, when = {}, body, patch } = given;
  const found = resolveOverride(contract, given);
  if (!found) return { field: 'operation', detail: messages.unknownCall(operation) };
  const { call, status, response, example } = found;
  const name = Object.keys(when.path ?? {}).find((one) => !call.path.includes(`{${one}}`));
  if (name !== undefined) return { field: `when.path.${name}`, detail: messages.noParameter(call.id, name) };
  if (body !== undefined || patch !== undefined) return undefined;
  if (given.status !== undefined && !response)
    return { field: 'status', detail: messages.undeclaredStatus(call.id, Object.keys(call.byStatus)) };
  return given.example !== undefined && example === undefined
    ? { field: 'example', detail: messages.unknownExample(call.id, status, Object.keys(responseExamples(response))) }
    : undefined;
}

/** Contract violations of the body that an override sends. */
export function overrideViolations(contract: Contract, given: Override): readonly string[] {
  const found = resolveOverride(contract, given);
  return found && given.body !== undefined ? checkResponse(found.call, found.status, given.body) : [];
}

function matches(given: Override, target: FaultTarget): boolean {
  if (!target.call || target.call !== resolveOverride(target.contract, given)?.call) return false;
  const { when = {} } = given;
  const query = new URLSearchParams(target.query);
  return (
    Object.entries(when.path ?? {}).every(([name, value]) => target.parameters?.[name] === value) &&
    Object.entries(when.query ?? {}).every(([name, value]) => query.getAll(name).includes(value)) &&
    Object.entries(when.body ?? {}).every(([path, value]) => isEqual(valueAt(target.body, path.split('.')), value))
  );
}
