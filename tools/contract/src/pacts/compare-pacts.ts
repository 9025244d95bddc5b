import { Comparator } from '@pactflow/openapi-pact-comparator';
import { callsOf, child, parametersIn, type Call, type OpenApi, type Part } from '../openapi.ts';
import { demandsOf, specOf, type Interaction, type Pact } from './pacts.ts';

/** A place where a pact contradicts the contract. */
export interface Mismatch {
  readonly provider: string;
  /** The interaction's description. */
  readonly interaction: string;
  /** The file that defines it. */
  readonly spec: string;
  readonly what: string;
  /** The path in openapi.yaml. */
  readonly place: readonly string[];
}

/** A finding of the comparator, whose own types need packages that it does not install. */
interface Finding {
  readonly code: string;
  readonly type: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly mockDetails?: { readonly location: string };
  readonly specDetails?: { readonly location: string; readonly pathName?: string | null };
}

/**
 * Checks every interaction against the contract, without a server: the contract has to accept its request, declare its
 * response, and require every field that it needs.
 */
export async function comparePacts(pacts: readonly Pact[], whole: Part): Promise<Mismatch[]> {
  const calls = new Map(callsOf(whole).map((call) => [call.id, call]));
  const comparator = new Comparator({ oas: whole.node as never });
  const mismatchs: Mismatch[] = [];
  for (const pact of pacts) {
    for await (const finding of comparator.compare(pact) as AsyncGenerator<Finding>) {
      const interaction = interactionOf(pact, finding);
      const call = interaction && calls.get(interaction.comments.operationId);
      if (finding.type === 'info' || expectsRefusal(call, finding, interaction)) continue;
      mismatchs.push(mismatchOf(pact, finding, interaction));
    }
    mismatchs.push(
      ...pact.interactions.flatMap((interaction) =>
        optionalButNeeded(calls.get(interaction.comments.operationId), pact, interaction),
      ),
    );
  }
  return mismatchs;
}

const interactionOf = ({ interactions }: Pact, { mockDetails }: Finding) =>
  interactions[Number(/interactions\[(\d+)\]/.exec(mockDetails?.location ?? '')?.[1])];

/** To the comparator, a path parameter beyond its limits (to be answered 400) is an unknown path. */
function expectsRefusal(call: Call | undefined, { code }: Finding, interaction: Interaction | undefined): boolean {
  if (!call || code !== 'request.path-or-method.unknown' || interaction?.response.status !== 400) return false;
  const { method, path } = interaction.request;
  return call.method === method && parametersIn(call.path, path) !== undefined;
}

function mismatchOf(
  pact: Pact,
  { message, mockDetails, specDetails }: Finding,
  interaction: Interaction | undefined,
): Mismatch {
  const inPact = mockDetails?.location.replace(/^\[root\]\.interactions\[\d+\]\.?/, '') ?? '';
  return {
    ...theirs(pact, interaction),
    what: `${message} (in the pact: ${inPact})`,
    place: placeOf(specDetails?.location ?? '', specDetails?.pathName),
  };
}

/** The comparator joins keys by dots, which paths may contain too. */
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

/** Optional fields that the storefront needs, which the comparator does not report. */
function optionalButNeeded(call: Call | undefined, pact: Pact, interaction: Interaction): Mismatch[] {
  const { status } = interaction.response;
  const content = call?.answers.find((answer) => answer.status === status)?.content;
  if (!call || !content) return [];

  return demandsOf(interaction)
    .filter(({ place }) => !isRequiredField(content.schema, place))
    .map(({ place }) => ({
      ...theirs(pact, interaction),
      what: `The storefront needs ${place.join('.')}, which is optional in response ${status} of the contract`,
      place: [...call.part.at, 'responses', String(status), 'content'],
    }));
}

/** Whether a path ends in a required field. Unknown fields are reported by the comparator. */
function isRequiredField(schema: Part, place: readonly string[]): boolean {
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

/** The interaction, the mismatch, its place in the contract, and the spec. */
export const describeMismatch = ({ provider, interaction, spec, what, place }: Mismatch, { lineOf }: OpenApi): string =>
  [
    `${provider}: "${interaction}"`,
    `  ${what}`,
    `  in the contract: libs/api-contract/openapi.yaml:${lineOf(place)} (${place.join(' > ')})`,
    `  defined in: ${spec}`,
  ].join('\n');
