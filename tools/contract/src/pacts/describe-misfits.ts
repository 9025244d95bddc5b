import { readFileSync } from 'node:fs';
import { contractFile } from '../contract-paths.ts';
import { locatedYaml } from '../located-yaml.ts';
import type { Misfit } from './compare-pacts.ts';
import { pactMessages as messages } from './pacts.messages.ts';

/** Misfits as a person reads them: which interaction, what differs, where in the contract, and which file to open. */
export function describeMisfits(misfits: readonly Misfit[], contract = readFileSync(contractFile, 'utf8')): string[] {
  if (misfits.length === 0) return [];
  const { lineOf } = locatedYaml(contract);
  return misfits.map(({ provider, interaction, spec, what, place }) => {
    const where = `libs/api-contract/openapi.yaml:${lineOf(place)} (${place.join(' > ')})`;
    return messages.misfit(provider, interaction, what, where, spec);
  });
}
