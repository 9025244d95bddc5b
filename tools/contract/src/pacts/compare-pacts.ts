import { Comparator } from '@pactflow/openapi-pact-comparator';
import { callsOf, child, parametersIn, type Call, type OpenApi, type Part } from '../openapi.ts';
import { demandsOf, specOf, type Interaction, type Pact } from './pacts.ts';

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
export async function comparePacts(pacts: readonly Pact[], whole: Part): Promise<Misfit[]> {
  const calls = new Map(callsOf(whole).map((call) => [call.id, call]));
  const comparator = new Comparator({ oas: whole.node as never });
  const misfits: Misfit[] = [];
  for (const pact of pacts) {
    for await (const finding of comparator.compare(pact) as AsyncGenerator<Finding>) {
      const interaction = interactionOf(pact, finding);
      const call = interaction && calls.get(interaction.comments.operationId);
      if (finding.type === 'info' || isMeantToBeRefused(call, finding, interaction)) continue;
      misfits.push(misfitOf(pact, finding, interaction));
    }
    misfits.push(
      ...pact.interactions.flatMap((interaction) =>
        unpromised(calls.get(interaction.comments.operationId), pact, interaction),
      ),
    );
  }
  return misfits;
}

const interactionOf = ({ interactions }: Pact, { mockDetails }: Finding) =>
  interactions[Number(/interactions\[(\d+)\]/.exec(mockDetails?.location ?? '')?.[1])];

/** A path that breaks its parameter's limits, to be answered 400, is none of the contract's to the comparator. */
function isMeantToBeRefused(call: Call | undefined, { code }: Finding, interaction: Interaction | undefined): boolean {
  if (!call || code !== 'request.path-or-method.unknown' || interaction?.response.status !== 400) return false;
  const { method, path } = interaction.request;
  return call.method === method && parametersIn(call.path, path) !== undefined;
}

function misfitOf(
  pact: Pact,
  { message, mockDetails, specDetails }: Finding,
  interaction: Interaction | undefined,
): Misfit {
  const inPact = mockDetails?.location.replace(/^\[root\]\.interactions\[\d+\]\.?/, '') ?? '';
  return {
    ...theirs(pact, interaction),
    what: `${message} (in the pact: ${inPact})`,
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
function unpromised(call: Call | undefined, pact: Pact, interaction: Interaction): Misfit[] {
  const { status } = interaction.response;
  const content = call?.answers.find((answer) => answer.status === status)?.content;
  if (!call || !content) return [];

  return demandsOf(interaction)
    .filter(({ place }) => !isAlwaysThere(content.schema, place))
    .map(({ place }) => ({
      ...theirs(pact, interaction),
      what: `The storefront needs ${place.join('.')}, which the contract lets the answer ${status} leave out`,
      place: [...call.part.at, 'responses', String(status), 'content'],
    }));
}

/** Whether the last name of a place is a required field. One that is unknown altogether is the comparator's finding. */
function isAlwaysThere(schema: Part, place: readonly string[]): boolean {
  let part: Part | undefined = schema;
  let isRequired = true;
  for (const name of place) {
    const properties: Part | undefined = name === '*' ? undefined : child(part, 'properties');
    isRequired = name === '*' || ((part.node.required ?? []) as string[]).includes(name);
    part = properties ? child(properties, name) : child(part, 'items');
    if (!part) return true;
  }
  return isRequired;
}

const theirs = ({ provider }: Pact, interaction: Interaction | undefined) => ({
  provider: provider.name,
  interaction: interaction?.description ?? '',
  spec: interaction ? specOf(interaction) : '',
});

/** Which interaction, what differs, where in the contract, and which file to open. */
export const describeMisfit = ({ provider, interaction, spec, what, place }: Misfit, { lineOf }: OpenApi): string =>
  [
    `${provider}: "${interaction}"`,
    `  ${what}`,
    `  in the contract: libs/api-contract/openapi.yaml:${lineOf(place)} (${place.join(' > ')})`,
    `  agreed on in: ${spec}`,
  ].join('\n');
