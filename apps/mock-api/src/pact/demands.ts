import { providerStates } from '@shop/api-contract/provider-states';

import type { Interaction, Pact } from './pacts.ts';

const states: readonly string[] = Object.values(providerStates);

/**
 * What is wrong with an interaction before it is even tried. Pact itself only warns of a state that nobody brings about,
 * and verifies without it.
 */
export function faultsOfInteraction({ description, providerStates = [], pending }: Interaction): string[] {
  const faults = providerStates
    .filter(({ name }) => !states.includes(name))
    .map(
      ({ name }) =>
        `"${description}" is given "${name}", which is no state of libs/api-contract/src/provider-states.ts.`,
    );
  if (providerStates.length === 0) faults.push(`"${description}" does not say in which situation it is asked.`);
  if (pending) faults.push(`"${description}" is pending, so that nothing it demands would count.`);
  return faults;
}

/** States that no interaction asks for: dead, or misspelt at the consumer. */
export function unusedStates(pacts: readonly Pact[], known: readonly string[] = states): string[] {
  const used = new Set(
    pacts
      .flatMap(({ interactions }) => interactions)
      .flatMap(({ providerStates = [] }) => providerStates)
      .map(({ name }) => name),
  );
  return known.filter((name) => !used.has(name));
}
