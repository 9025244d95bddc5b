import { readFileSync } from 'node:fs';
import { contractFile } from '../contract-paths.ts';
import { locatedYaml } from '../located-yaml.ts';
import type { Misfit } from './compare-pacts.ts';
import { pactMessages as messages } from './pacts.messages.ts';

/** A misfit as a person reads it: which interaction, what differs, where in the contract, and which files to open. */
export function describeMisfit(
  { provider, interaction, spec, what, place }: Misfit,
  contract = readFileSync(contractFile, 'utf8'),
): string {
  const line = locatedYaml(contract).lineOf(place);
  const where = `libs/api-contract/openapi.yaml:${line} (${place.join(' > ')})`;
  return messages.misfit(provider, interaction, what, where, spec);
}
