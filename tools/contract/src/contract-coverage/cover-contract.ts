import { REQUEST, type CoverageData } from '@shop/mock-engine/traffic/contract-coverage';
import { childField, fieldNames, WHOLE_VALUE } from '@shop/mock-engine/traffic/field-names';
import type { OperationId } from '@shop/api-contract/operation';
import { callsOf, type DeclaredResponse, type Call } from '@shop/mock-engine/document/calls';
import { examplesOf } from '@shop/mock-engine/samples/example-values';
import { child, children, type Part } from '@shop/mock-engine/document/document';
import { acceptsResponse, jsonOf, type Interaction, type Pact } from '../pacts/pacts.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

/** A part of a total. */
export interface Share {
  readonly seen: number;
  readonly all: number;
}

export type CoveredCall = ReturnType<typeof coverContract>[number];
export type CoveredResponse = ReturnType<typeof coverResponse>;

/** Compares the contract with the pacts, and with the recorded traffic of some runs. */
export function coverContract(whole: Part, pacts: readonly Pact[], runs: readonly CoverageData[]) {
  const interactions = pacts.flatMap((pact) => pact.interactions);
  return callsOf(whole).map((call) => {
    const theirs = interactions.filter(({ comments }) => comments.operationId === call.id);
    const used = (call.part.node['x-used-by-storefront'] ?? []) as readonly number[];
    const responses = call.responses.map((response) => coverResponse(call, response, theirs, runs, used));
    return {
      id: call.id,
      isInPacts: theirs.length > 0,
      requestFields: fieldShare(call.body?.schema, [
        ...fieldsIn(theirs.map(({ request }) => request.body)),
        ...seenIn(runs, call, REQUEST),
      ]),
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
  runs: readonly CoverageData[],
  used: readonly number[],
) {
  const theirs = interactions.filter(({ response }) => response.status === status);
  const read = fieldsIn(theirs.map(({ response }) => response.body));
  const examples = [...examplesOf(content)];
  return {
    status,
    // Marked in openapi.yaml by `x-used-by-storefront` (docs/decisions/0007).
    isUsed: used.includes(status),
    isInPacts: theirs.length > 0,
    isInTraffic: runs.some(({ counts }) => counts[call.id as OperationId]?.[status]),
    fields: fieldShare(content?.schema, [...read, ...seenIn(runs, call, String(status))]),
    // Its examples; without examples, the status.
    kinds: (examples.length > 0 ? examples : [['', undefined] as const]).map(([name, value]) => ({
      name: `${status} ${name}`.trim(),
      isAccepted: theirs.some((interaction) => acceptsResponse(interaction, value)),
    })),
  };
}

const fieldsIn = (bodies: readonly Interaction['request']['body'][]): string[] =>
  bodies.flatMap((body) => (body ? fieldNames(jsonOf(body)) : []));

const seenIn = (runs: readonly CoverageData[], { id }: Call, part: string): readonly string[] =>
  runs.flatMap(({ fields }) => fields[id as OperationId]?.[part] ?? []);

function fieldShare(schema: Part | undefined, seen: readonly string[]): Share {
  const declared = schema ? schemaFields(schema) : [];
  const names = schema && declared.length === 0 ? [WHOLE_VALUE] : declared;
  return { seen: names.filter((name) => seen.includes(name)).length, all: names.length };
}

/** The fields that a schema declares, named as in field-names.ts of libs/api-contract. */
function schemaFields(schema: Part, place = ''): string[] {
  const items = child(schema, 'items');
  const below = children(schema, 'properties').flatMap(([name, field]) => {
    const full = childField(place, name);
    return [full, ...schemaFields(field, full)];
  });
  return items ? [...schemaFields(items, `${place}[]`), ...below] : below;
}
