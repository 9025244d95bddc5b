import { callsOf, type DeclaredResponse, type Call } from '@shop/mock-engine/document/calls';
import type { Cursor } from '@shop/mock-engine/document/document';
import { examplesOf } from '@shop/mock-engine/samples/example-values';
import type { ContractCoverage } from '@shop/mock-engine/traffic/request-log';
import { formatTable } from '@shop/workspace-tools/terminal/table';
import { acceptsResponse, type Interaction, type Pact } from '../pacts/pacts.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

/** Responses by call and status. */
export type Traffic = ContractCoverage['operations'];

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

/** The coverage as text: a row for each call, totals, and what is missing. */
export function coverageTable(calls: ReturnType<typeof coverContract>): string[] {
  const responses = calls.flatMap((call) => call.responses);
  const statuses = [...new Set(responses.map(({ status }) => status))].sort((a, b) => a - b);
  const rows = calls.map((call) => [
    call.id,
    ...statuses.map((status) => cell(call.responses.find((response) => response.status === status))),
  ]);
  const kinds = responses.filter(({ isUsed }) => isUsed).flatMap((response) => response.kinds);
  const gaps = calls.flatMap((call) => call.gaps);

  return [
    formatTable(['', ...statuses.map(String)], rows),
    messages.legend,
    '',
    messages.calls(calls.filter((call) => call.isInPacts).length, calls.length),
    messages.responses(kinds.filter((kind) => kind.isAccepted).length, kinds.length),
    messages.statuses(responses.filter((response) => response.isInTraffic).length, responses.length),
    '',
    ...(gaps.length === 0 ? [messages.nothingMissing] : [messages.missing, ...gaps.map((gap) => `  ${gap}`)]),
  ].flatMap((text) => text.split('\n'));
}

function cell(response: ReturnType<typeof coverResponse> | undefined): string {
  if (!response) return '';
  const { isInPacts, isInTraffic, isUsed } = response;
  const text = isInPacts ? '●' : isInTraffic ? '○' : '·';
  return isUsed ? text : `(${text})`;
}
