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

/** Without `proceed`, `response` is sent and the operation is not called. */
export type FaultResult =
  | { readonly proceed: true; readonly fault: ActiveFault | undefined }
  | { readonly proceed: false; readonly response: EngineResponse };

/** The id in the request log when override headers are invalid. */
const REFUSED_OVERRIDE = 'refused-override';

export const noFault: FaultResult = { proceed: true, fault: undefined };

/**
 * Applies a request's failures before the operation: invalid override headers, a delay, a broken connection. Returns
 * without a promise when there are none, because an `await` costs time.
 */
export function applyFaults<World extends EngineWorld>(
  request: EngineRequest<World>,
  world: World,
  { rules }: ApiDefinition<World>,
): FaultResult | Promise<FaultResult> {
  const { route, headers } = request;
  const { situations } = world;
  const overrides = readOverrides(headers, route && 'call' in route ? route.operationId : undefined, rules);
  if (!overrides.ok) {
    request.fault = { because: [REFUSED_OVERRIDE], giveBack: () => {} };
    const response = problemResponse(problem(400, { detail: overrides.detail }));
    return { proceed: false, response: { ...response, isForced: true } };
  }
  if (situations.isEmpty && overrides.rules.length === 0) return noFault;

  const fault = situations.faultOf(targetOf(request), overrides.rules);
  if (!fault) return noFault;
  request.fault = fault;
  return delayed(fault, request, world);
}

async function delayed<World extends EngineWorld>(
  fault: ActiveFault,
  { stopping }: EngineRequest<World>,
  { random }: World,
): Promise<FaultResult> {
  if (fault.latency) await wait(drawLatency(fault.latency, random), stopping);
  if (fault.connection === undefined) return { proceed: true, fault };
  return {
    proceed: false,
    response: { status: 0, headers: {}, body: undefined, json: undefined, connection: fault.connection },
  };
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
