import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contractFile } from '../contract-paths.ts';
import { readPacts, type Interaction, type Pact } from '../pacts/read-pacts.ts';
import type { Contract } from '../read-contract.ts';
import { declaredCalls } from './contract-answers.ts';
import { coverContract, type CoveredCall, type Runs } from './cover-contract.ts';

/** What a test changes before it looks at the coverage. */
export interface Changes {
  /** Of openapi.yaml. */
  readonly text?: (text: string) => string;
  /** Of each interaction; undefined leaves it out. */
  readonly interaction?: (interaction: Interaction) => Interaction | undefined;
  readonly runs?: Runs;
}

/** The coverage of the contract as it is, but for some changes. */
export function coverageAfter({
  text = (same) => same,
  interaction = (same) => same,
  runs = {},
}: Changes = {}): CoveredCall[] {
  const contract = parse(text(readFileSync(contractFile, 'utf8'))) as Contract;
  const pacts: Pact[] = readPacts().map((pact) => ({
    ...pact,
    interactions: pact.interactions.flatMap((one) => interaction(one) ?? []),
  }));
  return coverContract(declaredCalls(contract), pacts, runs);
}
