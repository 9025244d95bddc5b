import { withoutEntries } from '../collections/lists.ts';
import type { Contract } from '../document/calls.ts';
import type { ApiResponse } from '../http/call.ts';
import { errorMessages as messages } from '../http/contract.messages.ts';
import { refuse } from '../http/problem.ts';
import { readParameters } from '../parameters/read-parameters.ts';
import { mockedResponse } from '../samples/declared-response.ts';
import { createRows } from '../store/rows.ts';
import { seededRandom } from '../store/sources.ts';
import type { FaultEffect, FaultScope, Situation, FaultTarget } from './fault.ts';
import { situationMessages } from './situations.messages.ts';

/** What can go wrong in any API: `down` for all operations, `down:listTodos` for one. */
export function standardSituations(contract: Contract): Record<string, Situation> {
  const effects: Readonly<Record<keyof typeof situationMessages.standard, FaultScope & FaultEffect>> = {
    down: { respond: () => refuse(503, { detail: messages.tryAgain }) },
    empty: { respond: emptyResponse, matches: isReading },
    slow: { latency: { min: 2000, max: 2000 } },
    offline: { connection: 'reset' },
  };
  const ids = Object.keys(contract.calls);
  return Object.fromEntries(
    [undefined, ...ids].flatMap((id) =>
      Object.entries(effects).map(([name, { matches = isCall, ...effect }]): [string, Situation] => [
        id === undefined ? name : `${name}:${id}`,
        {
          ...effect,
          matches: (target) => matches(target) && (id === undefined || id === target.operationId),
          group: id ?? situationMessages.everyOperation,
          title: situationMessages.titleOf(id, situationMessages.standard[name as keyof typeof effects]),
        },
      ]),
    ),
  );
}

const isCall = ({ call }: FaultTarget) => call !== undefined;
const isReading = ({ call }: FaultTarget) => call?.method === 'GET';

/** A list without entries; 404 for a single thing. */
function emptyResponse({ call, encoded = {}, query, headers }: FaultTarget): ApiResponse {
  if (!call) return refuse(404);
  const input = { ...readParameters(call, { path: encoded, query, headers }), body: undefined };
  const world = { rows: createRows(), random: seededRandom(''), isEmpty: true };
  const mocked = mockedResponse(call, input, world);
  const response = mocked.isExample ? withoutEntries(call, input.query, mocked) : mocked;
  return response && response.status !== 404 ? response : refuse(404);
}
