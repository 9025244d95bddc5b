import { Comparator } from '@pactflow/openapi-pact-comparator';
import { parametersIn } from '../path-template.ts';
import { operationsOf, readContract, type Contract } from '../read-contract.ts';
import { demandsOf } from './demands.ts';
import { isAlwaysThere } from './is-always-there.ts';
import { pactMessages as messages } from './pacts.messages.ts';
import type { Interaction, Pact } from './read-pacts.ts';
import { specOf } from './spec-of-interaction.ts';

/** A place where a pact and the contract do not fit together. */
export interface Misfit {
  readonly provider: string;
  /** The interaction's description. */
  readonly interaction: string;
  /** The file that agrees on it. */
  readonly spec: string;
  readonly what: string;
  /** Where in openapi.yaml, name by name. */
  readonly place: readonly string[];
}

/** What the comparator says of one thing; its own types lean on packages that it does not bring. */
interface Finding {
  readonly code: string;
  readonly type: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly mockDetails?: { readonly location: string };
  readonly specDetails?: { readonly location: string; readonly pathName?: string | null };
}

/**
 * Holds every interaction against the contract, without any server: its request must be one that the contract takes, its
 * answer one that the contract declares, and every field that it needs one that the contract promises always.
 */
export async function comparePacts(pacts: readonly Pact[], contract: Contract = readContract()): Promise<Misfit[]> {
  const comparator = new Comparator({ oas: contract as never });
  const misfits: Misfit[] = [];
  for (const pact of pacts) {
    for await (const finding of comparator.compare(pact) as AsyncGenerator<Finding>) {
      const interaction = interactionOf(pact, finding);
      if (finding.type === 'info' || isMeantToBeRefused(contract, finding, interaction)) continue;
      misfits.push(misfitOf(pact, finding, interaction));
    }
    misfits.push(...pact.interactions.flatMap((interaction) => unpromised(contract, pact, interaction)));
  }
  return misfits;
}

const interactionOf = ({ interactions }: Pact, { mockDetails }: Finding) =>
  interactions[Number(/interactions\[(\d+)\]/.exec(mockDetails?.location ?? '')?.[1])];

/** A path that breaks its parameter's limits, to be answered 400, is none of the contract's to the comparator. */
function isMeantToBeRefused(contract: Contract, { code }: Finding, interaction: Interaction | undefined): boolean {
  if (code !== 'request.path-or-method.unknown' || interaction?.response.status !== 400) return false;
  const call = operationsOf(contract).find(({ id }) => id === interaction.comments.operationId);
  const { method, path } = interaction.request;
  return call?.method === method && parametersIn(call.path, path) !== undefined;
}

function misfitOf(
  pact: Pact,
  { message, mockDetails, specDetails }: Finding,
  interaction: Interaction | undefined,
): Misfit {
  const inPact = mockDetails?.location.replace(/^\[root\]\.interactions\[\d+\]\.?/, '') ?? '';
  return {
    ...theirs(pact, interaction),
    what: messages.found(message, inPact),
    place: placeOf(specDetails?.location ?? '', specDetails?.pathName),
  };
}

/** The comparator joins names by dots, though paths may contain some. */
function placeOf(location: string, pathName: string | null | undefined): string[] {
  const names = location.replace(/^\[root\]\.?/, '');
  const inComponents = names.lastIndexOf('components.schemas.');
  if (inComponents >= 0) return names.slice(inComponents).split('.');

  const beginning = `paths.${pathName ?? ''}.`;
  if (!pathName || !names.startsWith(beginning)) return names.split('.');
  const rest = names.slice(beginning.length).replace(/application\/problem\+json|application\/json/g, '\n$&\n');
  return [
    'paths',
    pathName,
    ...rest.split(/\n/).flatMap((part) => (part.includes('/') ? part : part.split('.'))),
  ].filter(Boolean);
}

/** What the comparator leaves to the provider's own checks: a field that the storefront needs and that may be missing. */
function unpromised(contract: Contract, pact: Pact, interaction: Interaction): Misfit[] {
  const call = operationsOf(contract).find(({ id }) => id === interaction.comments.operationId);
  const { status } = interaction.response;
  const schema = call?.answers.find((answer) => answer.status === status)?.media?.schema;
  if (!call || !schema) return [];

  const at = ['paths', call.path, call.method.toLowerCase(), 'responses', String(status), 'content'];
  return demandsOf(interaction)
    .filter(({ place }) => !isAlwaysThere(contract, schema, place))
    .map(({ place }) => ({
      ...theirs(pact, interaction),
      what: messages.optional(status, place.join('.')),
      place: at,
    }));
}

const theirs = ({ provider }: Pact, interaction: Interaction | undefined) => ({
  provider: provider.name,
  interaction: interaction?.description ?? '',
  spec: interaction ? specOf(interaction) : '',
});
