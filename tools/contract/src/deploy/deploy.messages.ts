import type { Verification } from './matrix.ts';

type Pair = Pick<Verification, 'service' | 'provider' | 'pact' | 'contract'>;

const pair = ({ service, provider, pact, contract }: Pair) =>
  `the pact with ${service} (${pact}) and ${provider} at the contract ${contract}`;

const deployUsage = [
  'npm run can-i-deploy -- --pacticipant <storefront, mock-api, …> --to <environment> [--accept-skipped]',
  '  Exit code 0: yes; 1: no; 2: not asked.',
].join('\n');

export const deployMessages = {
  unknown: (pacticipant: string) =>
    `Nothing is recorded of ${pacticipant}. Record a verification of it: npm run pact:record -- --as ${pacticipant}`,
  nobodyThere: (environment: string) => `No one that it meets is recorded as deployed to ${environment}.`,
  nobodyServes: (service: string, environment: string) =>
    `Nobody who serves ${service} is recorded as deployed to ${environment}. If somebody is: npm run record-deployment`,
  neverVerified: (of: Pair) =>
    `Never verified: ${pair(of)}. If these stand in the working tree: npm run pact:record, and commit tools/contract/matrix.json`,
  doesNotFit: (row: Verification) =>
    `Does not fit: ${pair(row)}. What differs and where: npm run unit, or (cd tools/contract && npx jest pacts)`,
  broken: (row: Verification) =>
    `${row.broken} of ${total(row)} interactions differ: ${pair(row)}. Which and where: npm run pact:verify`,
  skipped: (row: Verification) =>
    `${row.skipped} of ${total(row)} interactions were not asked: ${pair(row)}. Give a state hook, or accept it: --accept-skipped`,
  kept: (row: Verification) => `${row.kept} of ${total(row)} interactions as agreed: ${pair(row)}`,
  verdict: (isDeployable: boolean, pacticipant: string, environment: string) =>
    isDeployable
      ? `Yes: ${pacticipant} can be deployed to ${environment}.`
      : `No: ${pacticipant} must not be deployed to ${environment}.`,
  recorded: (rows: readonly Verification[]) =>
    rows
      .map(
        (row) =>
          `Recorded: ${row.kept} kept, ${row.broken} broken, ${row.skipped} skipped${row.fits ? '' : ', does not fit the contract'}: ${pair(row)}`,
      )
      .join('\n'),
  nothingRecorded: 'Nothing was recorded: the verification did not come to its end.',
  deployed: (pacticipant: string, environment: string) =>
    `Recorded: ${pacticipant} of the working tree runs in ${environment}.`,
  stale: (missing: readonly Pair[]) =>
    [
      ...missing.map((of) => `The matrix does not know ${pair(of)}.`),
      'Run `npm run pact:record` and commit tools/contract/matrix.json.',
    ].join('\n'),
  usage: deployUsage,
  deploymentUsage: 'npm run record-deployment -- --pacticipant <storefront, mock-api, …> --to <environment>',
  recordUsage: 'npm run pact:record -- [--as NAME] [the options of npm run pact:verify]',
  missing: (option: string) => `--${option} is missing.`,
} as const;

const total = ({ kept, broken, skipped }: Verification) => kept + broken + skipped;
