import { deployMessages as messages } from './deploy.messages.ts';
import type { Deployment, Matrix, Verification } from './matrix.ts';
import type { Versions } from './workspace-versions.ts';

/** Who is to be deployed, and where. */
export interface Question {
  readonly pacticipant: string;
  readonly environment: string;
  /** Counts a pact as kept though some of its interactions could not be asked. */
  readonly acceptsSkipped: boolean;
}

export interface Verdict {
  readonly isDeployable: boolean;
  /** One for every pair that was looked at, and what was found. */
  readonly reasons: readonly string[];
}

/** One pact with one provider, at the versions that would meet. */
interface Pair {
  readonly service: string;
  readonly provider: string;
  readonly pact: string;
  readonly contract: string;
}

/**
 * Whether the version in the working tree works with everything that runs in an environment, as far as the matrix knows.
 * What is not known is a no.
 */
export function canIDeploy(matrix: Matrix, versions: Versions, question: Question): Verdict {
  const { pacticipant, environment } = question;
  const there = matrix.deployments.filter((deployment) => deployment.environment === environment);
  const isConsumer = pacticipant === versions.consumer;
  if (!isConsumer && !servedBy(matrix, pacticipant).length) return no(messages.unknown(pacticipant));

  const judged = isConsumer
    ? pairsOfConsumer(matrix, versions, there, environment)
    : pairsOfProvider(matrix, versions, there, pacticipant);
  if (judged.length === 0) return { isDeployable: true, reasons: [messages.nobodyThere(environment)] };

  const verdicts = judged.map((pair) => (typeof pair === 'string' ? no(pair) : judge(matrix, pair, question)));
  return {
    isDeployable: verdicts.every((verdict) => verdict.isDeployable),
    reasons: verdicts.flatMap((verdict) => verdict.reasons),
  };
}

const no = (reason: string): Verdict => ({ isDeployable: false, reasons: [reason] });

/** The services that a provider has been asked for. */
export const servedBy = ({ verifications }: Matrix, provider: string): string[] => [
  ...new Set(verifications.filter((row) => row.provider === provider).map(({ service }) => service)),
];

/** The storefront meets whoever serves its pacts there; somebody must. */
function pairsOfConsumer(
  matrix: Matrix,
  { pacts }: Versions,
  there: readonly Deployment[],
  environment: string,
): (Pair | string)[] {
  return Object.entries(pacts).flatMap(([service, pact]): (Pair | string)[] => {
    const pairs = there.flatMap(({ pacticipant, contract }) =>
      contract !== undefined && servedBy(matrix, pacticipant).includes(service)
        ? [{ service, provider: pacticipant, pact, contract }]
        : [],
    );
    return pairs.length > 0 ? pairs : [messages.nobodyServes(service, environment)];
  });
}

/** A provider meets every consumer that is there. */
function pairsOfProvider(
  matrix: Matrix,
  { contract }: Versions,
  there: readonly Deployment[],
  provider: string,
): Pair[] {
  return there.flatMap(({ pacts = {} }) =>
    servedBy(matrix, provider).flatMap((service) => {
      const pact = pacts[service];
      return pact === undefined ? [] : [{ service, provider, pact, contract }];
    }),
  );
}

function judge({ verifications }: Matrix, pair: Pair, { acceptsSkipped }: Question): Verdict {
  const row = verifications.find((candidate) => isOf(candidate, pair));
  if (!row) return no(messages.neverVerified(pair));
  if (!row.fits) return no(messages.doesNotFit(row));
  if (row.broken > 0) return no(messages.broken(row));
  if (row.skipped > 0 && !acceptsSkipped) return no(messages.skipped(row));
  return { isDeployable: true, reasons: [messages.kept(row)] };
}

const isOf = (row: Verification, pair: Pair) =>
  row.service === pair.service &&
  row.provider === pair.provider &&
  row.pact === pair.pact &&
  row.contract === pair.contract;
