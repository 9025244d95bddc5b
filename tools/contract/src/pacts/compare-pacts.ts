import { Comparator } from '@pactflow/openapi-pact-comparator';
import { parseJson } from '@shop/domain/json/parse-json';
import { callsOf, type Call } from '@shop/mock-engine/document/calls';
import { child, children, ContractError, type Cursor } from '@shop/mock-engine/document/document';
import { routeFinder } from '@shop/mock-engine/http/routes';
import { valueErrors } from '@shop/mock-engine/schema/check-value';
import {
  accepts,
  demandsOf,
  jsonOf,
  matchesContent,
  needsContent,
  specOf,
  type Demand,
  type Interaction,
  type Pact,
} from './pacts.ts';
import type { OpenApi } from '../read-openapi.ts';

/** A place where a pact contradicts the contract. */
export interface Mismatch {
  readonly provider: string;
  readonly interaction: Interaction | undefined;
  readonly what: string;
  /** The path in the interaction, for example `response`, `body`, `0`, `amount`. */
  readonly inPact: readonly string[];
  /** The path in openapi.yaml. */
  readonly place: readonly string[];
}

/** A finding of the comparator, whose own types need packages that it does not install. */
interface Finding {
  readonly code: string;
  readonly type: 'error' | 'warning' | 'info';
  readonly message: string;
  readonly mockDetails?: { readonly location: string };
  readonly specDetails?: { readonly location: string };
}

/**
 * Checks every interaction against the contract, without a server: the contract has to accept its request, declare its
 * response, and require every field that it needs, unless a provider state sets the field.
 */
export async function comparePacts(pacts: readonly Pact[], whole: Cursor): Promise<Mismatch[]> {
  const calls = new Map(callsOf(whole).map((call) => [call.id, call]));
  // It changes the document that it is given.
  const comparator = new Comparator({ oas: structuredClone(whole.node) as never });
  const mismatches: Mismatch[] = [];
  for (const pact of pacts) {
    for (const finding of await findingsOf(comparator, pact)) {
      const interaction = interactionOf(pact, finding);
      const call = interaction && calls.get(interaction.comments.operationId);
      if (finding.type === 'info' || expectsRefusal(call, finding, interaction)) continue;
      mismatches.push(mismatchOf(pact, finding, interaction));
    }
  }
  const inTexts = callsWithPacts(pacts, whole, jsonTextMismatches);
  return [...mismatches, ...inTexts, ...checkDemands(pacts, whole, [whenOptional])];
}

async function findingsOf(comparator: Comparator, pact: Pact): Promise<Finding[]> {
  try {
    const findings: Finding[] = [];
    for await (const finding of comparator.compare(pact) as AsyncGenerator<Finding>) findings.push(finding);
    return findings;
  } catch (error) {
    throw new ContractError(`The pacts cannot be compared with the contract: ${(error as Error).message}`);
  }
}

/** What the storefront needs of responses and the contract does not promise, as it may be true in a certain state only. */
export const unpromised = (pacts: readonly Pact[], whole: Cursor): Mismatch[] =>
  checkDemands(pacts, whole, [whenOfOtherType, whenEmpty, whenOtherContent]);

const interactionOf = ({ interactions }: Pact, { mockDetails }: Finding) =>
  interactions[Number(/interactions\[(\d+)\]/.exec(mockDetails?.location ?? '')?.[1])];

/** To the comparator, a path parameter beyond its limits (to get 400) is an unknown path. */
function expectsRefusal(call: Call | undefined, { code }: Finding, interaction: Interaction | undefined): boolean {
  if (!call || code !== 'request.path-or-method.unknown' || interaction?.response.status !== 400) return false;
  const { method, path } = interaction.request;
  return routeFinder([call]).find(method, path) !== undefined;
}

function mismatchOf(
  pact: Pact,
  { message, mockDetails, specDetails }: Finding,
  interaction: Interaction | undefined,
): Mismatch {
  const inPact = mockDetails?.location.replace(/^\[root\]\.interactions\[\d+\]\.?/, '') ?? '';
  return {
    provider: pact.provider.name,
    interaction,
    what: `${message} (in the pact: ${inPact})`,
    inPact: inPact.split('.'),
    place: placeOf(specDetails?.location ?? ''),
  };
}

/** The comparator joins keys by dots; a schema of its own is reported by its place in the components. */
function placeOf(location: string): string[] {
  const names = location.replace(/^\[root\]\.?/, '');
  return names.slice(Math.max(0, names.lastIndexOf('components.schemas.'))).split('.');
}

function callsWithPacts(
  pacts: readonly Pact[],
  whole: Cursor,
  compare: (call: Call, pact: Pact, interaction: Interaction) => Mismatch[],
): Mismatch[] {
  const calls = new Map(callsOf(whole).map((call) => [call.id, call]));
  return pacts.flatMap((pact) =>
    pact.interactions.flatMap((interaction) => {
      const call = calls.get(interaction.comments.operationId);
      return call ? compare(call, pact, interaction) : [];
    }),
  );
}

/** An interaction with this status or a higher one expects a refusal, for whatever reason. */
export const FIRST_REFUSAL = 400;

/** Mismatches of JSON inside a text of the request, which the comparator does not read. */
function jsonTextMismatches({ body, part }: Call, { provider }: Pact, interaction: Interaction): Mismatch[] {
  const { request, response } = interaction;
  if (!body || !request.body || response.status >= FIRST_REFUSAL) return [];
  const sent = jsonOf(request.body) as Readonly<Record<string, unknown>>;
  return children(body.schema, 'properties').flatMap(([name, field]) => {
    const content = child(field, 'contentSchema');
    const errors = content ? valueErrors(content, parseJson(String(sent[name]))) : [];
    return errors.map(({ field: path, detail }) => ({
      provider: provider.name,
      interaction,
      what: `Request body is incompatible with the schema of the JSON in ${name}: ${path}: ${detail}`,
      inPact: ['request', 'body', name, '(JSON)', ...path.split('.')],
      place: [...part.pointer, 'requestBody', 'content'],
    }));
  });
}

/** What is wrong when a field of the contract does not promise what a demand asks for. */
type Check = (demand: Demand, field: Cursor, isPromised: boolean) => string | false;

const whenOptional: Check = (_, __, isPromised) => !isPromised && 'optional';
const whenOfOtherType: Check = ({ type }, { node }) => {
  const types = [node.type ?? []].flat() as string[];
  return (types.length === 0 || types.some((one) => !accepts([type], one))) && `of type ${types.join() || 'anything'}`;
};
const whenEmpty: Check = ({ isFilled }, { node }) => isFilled && !node.enum && !node.minLength && 'perhaps empty';
const whenOtherContent: Check = (demand, { node: { description: _, ...node } }) => {
  const values = ('const' in node ? [node.const] : (node.enum ?? [])) as readonly unknown[];
  const isPromised = values.length > 0 && values.every((value) => matchesContent(demand, value));
  return needsContent(demand) && !isPromised && JSON.stringify(node);
};

const checkDemands = (pacts: readonly Pact[], whole: Cursor, checks: readonly Check[]): Mismatch[] =>
  callsWithPacts(pacts, whole, ({ responses, part }, { provider }, interaction) => {
    const { status } = interaction.response;
    const content = responses.find((response) => response.status === status)?.content;
    if (!content) return [];
    const states = JSON.stringify(interaction.providerStates ?? []);
    return demandsOf(interaction).flatMap((demand) => {
      const { field, isRequired } = fieldAt(content.schema, demand.place);
      const isPromised = isRequired || states.includes(`"${demand.place.at(-1)}":`);
      const found = checks.map((check) => check(demand, field, isPromised)).filter((problem) => problem !== false);
      return found.map((problem) => ({
        provider: provider.name,
        interaction,
        what: `The storefront needs ${demand.place.join('.')}, which is ${problem} in response ${status} of the contract`,
        inPact: ['response', 'body', ...demand.place],
        place: [...part.pointer, 'responses', String(status), 'content'],
      }));
    });
  });

/** The schema at a path; anything where it has none, which the comparator reports. */
function fieldAt(schema: Cursor, place: readonly string[]): { field: Cursor; isRequired: boolean } {
  let field = schema;
  let isRequired = true;
  for (const name of place) {
    const properties = name === '*' ? undefined : child(field, 'properties');
    const next = properties ? child(properties, name) : child(field, 'items');
    isRequired = name === '*' || !next || ((field.node.required ?? []) as string[]).includes(name);
    field = next ?? { ...field, node: {} };
  }
  return { field, isRequired };
}

/** The interaction, the mismatch, its place in the contract, and the spec. */
export const describeMismatch = ({ provider, interaction, what, place }: Mismatch, { lineOf }: OpenApi): string =>
  [
    `${provider}: "${interaction?.description}"`,
    `  ${what}`,
    `  in the contract: libs/api-contract/openapi.yaml:${lineOf(place)} (${place.join(' > ')})`,
    `  defined in: ${interaction && specOf(interaction)}`,
  ].join('\n');
