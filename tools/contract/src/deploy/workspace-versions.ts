import { readPacts, type Pact } from '../pacts/read-pacts.ts';
import { readContract } from '../read-contract.ts';
import { contractFingerprint, pactFingerprint } from './fingerprints.ts';

/** The versions in the working tree. */
export interface Versions {
  readonly consumer: string;
  /** Fingerprints by service. */
  readonly pacts: Readonly<Record<string, string>>;
  readonly contract: string;
}

export function versionsOf(pacts: readonly Pact[], contract: unknown): Versions {
  return {
    consumer: pacts[0]?.consumer.name ?? '',
    pacts: Object.fromEntries(pacts.map((pact) => [pact.provider.name, pactFingerprint(pact)])),
    contract: contractFingerprint(contract),
  };
}

export const workspaceVersions = (): Versions => versionsOf(readPacts(), readContract());
