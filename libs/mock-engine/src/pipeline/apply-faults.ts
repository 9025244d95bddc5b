import { problem } from '../contract/problem.ts';
import type { ActiveFault } from '../situations/active-situations.ts';
import { drawLatency } from '../situations/latency.ts';
import { readOverrides } from '../situations/request-overrides.ts';
import type { Rules } from '../situations/rules.ts';
import type { Target } from '../situations/target.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { EngineResponse, RoutedRequest } from './request.ts';
import { problemResponse } from './responses.ts';
import { wait } from './wait.ts';

/** The faults of a request. With a `response` the operation is not called. */
interface AppliedFaults {
  readonly fault?: ActiveFault;
  readonly response?: EngineResponse;
  /** Ids of the situations and overrides that affect the request. */
  readonly applied: readonly string[];
}

/** The id in the request log when override headers are invalid. */
const REFUSED_OVERRIDE = 'refused-override';

/** Applies a request's faults before the operation: invalid override headers, a delay, a broken connection. */
export async function applyFaults<World extends EngineWorld>(
  request: RoutedRequest<World>,
  { situations, random }: World,
  rules: Rules,
): Promise<AppliedFaults> {
  const target = targetOf(request);
  const overrides = readOverrides(request.headers, target.operationId, rules);
  if (!overrides.ok) {
    const response = problemResponse(problem(400, { detail: overrides.detail }));
    return { applied: [REFUSED_OVERRIDE], response: { ...response, isForced: true } };
  }
  const fault = situations.faultOf(target, overrides.rules);
  if (!fault) return { applied: [] };

  const { because: applied, latency, connection } = fault;
  if (latency) await wait(drawLatency(latency, random), request.stopping);
  if (connection === undefined) return { applied, fault };
  return { applied, response: { status: 0, headers: {}, body: undefined, connection } };
}

/** The request as situations match it. */
export function targetOf<World>(
  { route, path, query, parameters, json: body, unreadable, headers }: RoutedRequest<World>,
  issueToken?: () => Promise<string>,
): Target {
  const operationId = 'call' in route ? route.operationId : undefined;
  const isUnreadable = unreadable !== undefined;
  return { operationId, path, query, parameters, body, isUnreadable, headers, ...(issueToken && { issueToken }) };
}
