import { join, relative } from 'node:path';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId, ServerName } from '@shop/api-contract/operation';

/** The consumer's name in the pacts. */
export const STOREFRONT = 'storefront';

/** The providers by the contract's servers: two services, two pacts. */
export const pactProviders: Record<ServerName, string> = { api: 'shop-api', postal: 'postal-service' };

const project = join(__dirname, '../..');

/** This run's pacts, to which Pact adds one interaction after the other; git-ignored. */
export const freshPactFolder = join(project, 'reports/pacts');

/** The committed pacts. */
export const committedPactFolder = join(project, 'pacts');

/** The running spec's path from the workspace's root. */
export function runningSpec(): string {
  const { testPath = '' } = expect.getState();
  return relative(join(project, '../..'), testPath).replaceAll('\\', '/');
}

interface Interaction {
  description: string;
  response: { body?: { content: unknown; encoded: unknown }; matchingRules?: object };
  comments: { operationId: OperationId; spec: string };
}

const rank = ({ comments }: Interaction) => Object.keys(operationTable).indexOf(comments.operationId);

/** A pact as reproducible text. */
export function pactText(written: string): string {
  const pact = JSON.parse(written) as { interactions: Interaction[] };
  const interactions = pact.interactions
    .map(withEmptyText)
    .sort((one, other) => rank(one) - rank(other) || (one.description < other.description ? -1 : 1));
  const metadata = { pactSpecification: { version: '4.0' } };
  return `${JSON.stringify({ ...pact, interactions, metadata }, null, 2)}\n`;
}

/** The JSON text `""` as bytes of any type: as JSON, Pact and the broker's publisher take it for no body. */
function withEmptyText(interaction: Interaction): Interaction {
  const { body } = interaction.response;
  if (body?.content !== '') return interaction;
  const bytes = { content: btoa('""'), contentType: '*/*', encoded: 'base64' };
  return { ...interaction, response: { ...interaction.response, body: bytes, matchingRules: {} } };
}
