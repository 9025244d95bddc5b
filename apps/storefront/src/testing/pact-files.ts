import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { OperationId, ServerName } from '@shop/api-contract/operation';
import { operationTable } from '@shop/api-contract/generated/operations';

/** The consumer's name in the pacts. */
export const STOREFRONT = 'storefront';

/** The providers by the contract's servers: two services, two pacts. */
export const pactProviders: Record<ServerName, string> = { api: 'shop-api', postal: 'postal-service' };

const project = join(__dirname, '../..');
const interactions = join(project, 'reports/pact-interactions');

/** An interaction's folder. */
const interactionFolder = (description: string): string =>
  join(interactions, description.toLowerCase().replace(/[^a-z0-9]+/g, '-'));

/** Starts an interaction; its folder stays empty until it is verified. @throws Error when there is one like it */
export function startInteraction(description: string): string {
  const folder = interactionFolder(description);
  if (existsSync(folder)) throw new Error(`Two interactions are described as "${description}".`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The running spec's path from the workspace's root. */
export function runningSpec(): string {
  const { testPath = '' } = expect.getState();
  return relative(join(project, '../..'), testPath).replaceAll('\\', '/');
}

export const pactFileName = (provider: string): string => `${STOREFRONT}-${provider}.json`;

/** This run's pacts; git-ignored. */
export const freshPactFolder = join(project, 'reports/pacts');

/** The committed pacts. */
export const committedPactFolder = join(project, 'pacts');

interface Interaction {
  description: string;
  response: { body?: { content: unknown; encoded: unknown }; matchingRules?: object };
  comments: { operationId: OperationId; spec: string };
}

interface Pact {
  provider: { name: string };
  interactions: Interaction[];
}

/** All interactions of this run. @throws Error when one failed: a pact without it must not pass for the whole */
export function readInteractions(): Pact[] {
  if (!existsSync(interactions)) return [];
  return readdirSync(interactions).map((folder) => {
    const [file] = readdirSync(join(interactions, folder));
    if (file === undefined) throw new Error(`${folder} was not agreed on: see its own failure.`);
    return JSON.parse(readFileSync(join(interactions, folder, file), 'utf8')) as Pact;
  });
}

const rank = ({ comments }: Interaction) => Object.keys(operationTable).indexOf(comments.operationId);

/** A provider's pact as reproducible text. */
export function pactText(provider: string, pacts: readonly Pact[]): string {
  const theirs = pacts.filter((pact) => pact.provider.name === provider).flatMap((pact) => pact.interactions);
  const inOrder = theirs
    .map(withEmptyText)
    .sort((one, other) => rank(one) - rank(other) || (one.description < other.description ? -1 : 1));
  const pact = {
    consumer: { name: STOREFRONT },
    provider: { name: provider },
    interactions: inOrder,
    metadata: { pactSpecification: { version: '4.0' } },
  };
  return `${JSON.stringify(withSortedFields(pact), null, 2)}\n`;
}

/** The JSON text `""` as bytes of any type: as JSON, Pact and the broker's publisher take it for no body. */
function withEmptyText(interaction: Interaction): Interaction {
  const { body } = interaction.response;
  if (body?.content !== '') return interaction;
  const bytes = { content: btoa('""'), contentType: '*/*', encoded: 'base64' };
  return { ...interaction, response: { ...interaction.response, body: bytes, matchingRules: {} } };
}

function withSortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, inner]) => [field, withSortedFields(inner)]));
}
