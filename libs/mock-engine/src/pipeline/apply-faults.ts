import { problem } from '../contract/problem.ts';
import type { ActiveFault } from '../situations/active-situations.ts';
import { drawLatency } from '../situations/latency.ts';
import { readOverrides } from '../situations/request-overrides.ts';
import type { Target } from '../situations/target.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ApiDefinition } from './definition.ts';
import type { EngineRequest, EngineResponse } from './request.ts';
import { problemResponse } from './responses.ts';
import { wait } from './wait.ts';

/** The failures of a request. With a `response` the operation is not called. */
export interface AppliedFaults {
  readonly fault?: ActiveFault;
  readonly response?: EngineResponse;
  /** Ids of the situations and overrides that affect the request. */
  readonly applied: readonly string[];
}

/** The id in the request log when override headers are invalid. */
const REFUSED_OVERRIDE = 'refused-override';

/** Applies a request's failures before the operation: invalid override headers, a delay, a broken connection. */
export async function applyFaults<World extends EngineWorld>(
  request: EngineRequest<World>,
  { situations, random }: World,
  { rules }: ApiDefinition<World>,
): Promise<AppliedFaults> {
  const { route, headers, stopping } = request;
  const overrides = readOverrides(headers, route && 'call' in route ? route.operationId : undefined, rules);
  if (!overrides.ok) {
    const response = problemResponse(problem(400, { detail: overrides.detail }));
    return { applied: [REFUSED_OVERRIDE], response: { ...response, isForced: true } };
  }
  const fault = situations.faultOf(targetOf(request), overrides.rules);
  if (!fault) return { applied: [] };

  const { because: applied, latency, connection } = fault;
  if (latency) await wait(drawLatency(latency, random), stopping);
  if (connection === undefined) return { applied, fault };
  return { applied, response: { status: 0, headers: {}, body: undefined, json: undefined, connection } };
}

/** The request as situations match it. */
export function targetOf<World>(
  { route, url, parameters, json, bodyFault, headers }: EngineRequest<World>,
  issueToken?: () => Promise<string>,
): Target {
  const [path = '', query] = url.split('?', 2);
  const operationId = route && 'call' in route ? route.operationId : undefined;
  const isUnreadable = bodyFault !== undefined;
  return { operationId, path, query, parameters, body: json, isUnreadable, headers, ...(issueToken && { issueToken }) };
}
