import { callsOf, type DeclaredResponse, type Call } from '@shop/mock-engine/document/calls';
import type { Cursor } from '@shop/mock-engine/document/document';
import { examplesOf } from '@shop/mock-engine/samples/example-values';
import type { ContractCoverage } from '@shop/mock-engine/traffic/request-log';
import { acceptsResponse, type Interaction, type Pact } from '../pacts/pacts.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

/** Responses by call and status. */
export type Traffic = ContractCoverage['operations'];
export type CoveredCall = ReturnType<typeof coverContract>[number];
export type CoveredResponse = ReturnType<typeof coverResponse>;

/** Compares the contract with the pacts, and with the recorded traffic of some runs. */
export function coverContract(whole: Cursor, pacts: readonly Pact[], runs: readonly Traffic[]) {
  const interactions = pacts.flatMap((pact) => pact.interactions);
  return callsOf(whole).map((call) => {
    const theirs = interactions.filter(({ comments }) => comments.operationId === call.id);
    const used = (call.part.node['x-used-by-storefront'] ?? []) as readonly number[];
    const responses = call.responses.map((response) => coverResponse(call, response, theirs, runs, used));
    return {
      id: call.id,
      isInPacts: theirs.length > 0,
      responses,
      // Responses used by the storefront but in no pact, and meaningless marks in openapi.yaml.
      gaps: [
        ...(theirs.length === 0 ? [messages.noPact(call.id)] : []),
        ...(used.length === 0 ? [messages.nothingUsed(call.id)] : []),
        ...used
          .filter((status) => !responses.some((response) => response.status === status))
          .map((status) => messages.undeclared(call.id, status)),
        ...responses
          .filter(({ isUsed }) => isUsed)
          .flatMap(({ kinds }) => kinds.filter(({ isAccepted }) => !isAccepted))
          .map(({ name }) => messages.noInteraction(call.id, name)),
      ],
    };
  });
}

function coverResponse(
  call: Call,
  { status, content }: DeclaredResponse,
  interactions: readonly Interaction[],
  runs: readonly Traffic[],
  used: readonly number[],
) {
  const theirs = interactions.filter(({ response }) => response.status === status);
  const examples = [...examplesOf(content)];
  return {
    status,
    // Marked in openapi.yaml by `x-used-by-storefront` (docs/decisions/0007).
    isUsed: used.includes(status),
    isInPacts: theirs.length > 0,
    isInTraffic: runs.some((counts) => counts[call.id]?.[status]),
    // Its examples; without examples, the status.
    kinds: (examples.length > 0 ? examples : [['', undefined] as const]).map(([name, value]) => ({
      name: `${status} ${name}`.trim(),
      isAccepted: theirs.some((interaction) => acceptsResponse(interaction, value)),
    })),
  };
}
