import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../contract-paths.ts';

/** What is known of one pact with one provider at one version of the contract. */
export interface Verification {
  readonly consumer: string;
  /** Whom the pact is with, by the pact: `shop-api`, `postal-service`. */
  readonly service: string;
  /** Who was asked: `mock-api`, or the name under which a real API was recorded. */
  readonly provider: string;
  /** Fingerprints of the pact and of the contract. */
  readonly pact: string;
  readonly contract: string;
  /** Whether the pact fits the contract, without any server. */
  readonly fits: boolean;
  /** Interactions of the pact, by what became of them. */
  readonly kept: number;
  readonly broken: number;
  readonly skipped: number;
}

/** What runs in an environment: a consumer by its pacts, a provider by its contract. */
export interface Deployment {
  readonly environment: string;
  readonly pacticipant: string;
  /** Fingerprints by service, of a consumer. */
  readonly pacts?: Readonly<Record<string, string>>;
  /** Fingerprint, of a provider. */
  readonly contract?: string;
}

/** Which versions were verified with which, and what runs where: what a Pact Broker knows, in a file. */
export interface Matrix {
  readonly verifications: readonly Verification[];
  readonly deployments: readonly Deployment[];
}

export const matrixFile = join(workspaceRoot, 'tools/contract/matrix.json');

const nothing: Matrix = { verifications: [], deployments: [] };

export const readMatrix = (file = matrixFile): Matrix =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Matrix) : nothing;

export const writeMatrix = (matrix: Matrix, file = matrixFile): void => writeFileSync(file, matrixText(matrix));

/** The same text for the same knowledge, however it came about. */
export function matrixText({ verifications, deployments }: Matrix): string {
  const matrix = {
    verifications: verifications.map(verificationInOrder).sort(byText),
    deployments: deployments.map(deploymentInOrder).sort(byText),
  };
  return `${JSON.stringify(matrix, null, 2)}\n`;
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

const verificationInOrder = (row: Verification): Verification => ({
  consumer: row.consumer,
  service: row.service,
  provider: row.provider,
  pact: row.pact,
  contract: row.contract,
  fits: row.fits,
  kept: row.kept,
  broken: row.broken,
  skipped: row.skipped,
});

const deploymentInOrder = ({ environment, pacticipant, pacts, contract }: Deployment): Deployment => ({
  environment,
  pacticipant,
  ...(pacts ? { pacts: Object.fromEntries(Object.entries(pacts).sort(byText)) } : {}),
  ...(contract === undefined ? {} : { contract }),
});
