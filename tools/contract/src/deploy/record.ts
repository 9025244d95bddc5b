import type { Deployment, Matrix, Verification } from './matrix.ts';
import type { Versions } from './workspace-versions.ts';

/** What became of one interaction, as `npm run pact:verify --results` writes it. */
export interface Finding {
  /** The service, by the pact. */
  readonly provider: string;
  readonly description: string;
  readonly outcome: 'ok' | 'failed' | 'skipped';
}

/** The services whose pact does not fit the contract. */
export type Misfits = ReadonlySet<string>;

/** The matrix with what a verification run found, in place of what it knew of the same versions. */
export function withFindings(
  matrix: Matrix,
  provider: string,
  versions: Versions,
  findings: readonly Finding[],
  misfits: Misfits,
): Matrix {
  const fresh = Object.entries(versions.pacts).flatMap(([service, pact]): Verification[] => {
    const theirs = findings.filter((finding) => finding.provider === service);
    const count = (outcome: Finding['outcome']) => theirs.filter((finding) => finding.outcome === outcome).length;
    // Who was not asked a single question of a service does not serve it.
    if (theirs.length === count('skipped')) return [];
    return [
      {
        ...{ consumer: versions.consumer, service, provider, pact, contract: versions.contract },
        ...{ fits: !misfits.has(service), kept: count('ok'), broken: count('failed'), skipped: count('skipped') },
      },
    ];
  });
  const kept = matrix.verifications.filter((row) => !fresh.some((other) => isSameCell(row, other)));
  return withoutTheForgotten({ ...matrix, verifications: [...kept, ...fresh] }, versions);
}

/** The matrix with what runs in an environment from now on, in place of what ran there. */
export function withDeployment(matrix: Matrix, deployment: Deployment, versions: Versions): Matrix {
  const { environment, pacticipant } = deployment;
  const others = matrix.deployments.filter((row) => row.environment !== environment || row.pacticipant !== pacticipant);
  return withoutTheForgotten({ ...matrix, deployments: [...others, deployment] }, versions);
}

const isSameCell = (one: Verification, other: Verification) =>
  one.service === other.service &&
  one.provider === other.provider &&
  one.pact === other.pact &&
  one.contract === other.contract;

/** Versions that neither run anywhere nor stand in the working tree are nobody's question any more. */
function withoutTheForgotten({ verifications, deployments }: Matrix, versions: Versions): Matrix {
  const pacts = new Set([versions, ...deployments].flatMap((row) => Object.values(row.pacts ?? {})));
  const contracts = new Set([versions.contract, ...deployments.map(({ contract }) => contract)]);
  return {
    verifications: verifications.filter((row) => pacts.has(row.pact) && contracts.has(row.contract)),
    deployments,
  };
}
