import type { Verification } from '../deploy/matrix.ts';
import type { Pact } from '../pacts/read-pacts.ts';
import { brokerMessages as messages } from './broker.messages.ts';
import type { Broker } from './hal.ts';

/** What a broker calls the state of a repository: one version for the storefront and for what serves it. */
export interface Release {
  readonly version: string;
  readonly branch: string | undefined;
  /** Of the build that publishes. */
  readonly buildUrl: string | undefined;
}

/**
 * Publishes the pacts, and what became of each in a verification.
 *
 * @returns what was done, line by line
 * @throws BrokerError
 */
export async function publish(
  broker: Broker,
  pacts: readonly Pact[],
  verifications: readonly Verification[],
  release: Release,
): Promise<string[]> {
  const index = await broker.index();
  const { version, branch, buildUrl } = release;
  const consumer = pacts[0]?.consumer.name ?? '';
  await broker.post(broker.follow(index, 'pb:publish-contracts', messages.inIndex), {
    pacticipantName: consumer,
    pacticipantVersionNumber: version,
    ...(branch === undefined ? {} : { branch }),
    ...(buildUrl === undefined ? {} : { buildUrl }),
    contracts: pacts.map((pact) => ({
      consumerName: pact.consumer.name,
      providerName: pact.provider.name,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(JSON.stringify(pact)).toString('base64'),
    })),
  });
  const lines = pacts.map(({ provider }) => messages.published(provider.name, version));

  for (const { service, kept, broken, skipped, fits } of verifications) {
    const values = { provider: service, consumer, consumerApplicationVersion: version };
    const pact = await broker.get(broker.follow(index, 'pb:publish-pact', messages.inIndex, values));
    const results = broker.follow(pact, 'pb:publish-verification-results', messages.ofPact(service));
    const success = fits && kept > 0 && broken === 0 && skipped === 0;
    await broker.post(results, {
      success,
      providerApplicationVersion: version,
      ...(buildUrl === undefined ? {} : { buildUrl }),
    });
    lines.push(messages.verified(service, version, success));
  }
  return lines;
}
