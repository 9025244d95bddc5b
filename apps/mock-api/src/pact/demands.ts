import { providerStates } from '@shop/api-contract/provider-states';

import type { Interaction, Pact } from './pacts.ts';

const states: readonly string[] = Object.values(providerStates);

/** Faults of an interaction before it is verified. Pact itself only warns of a missing state handler. */
export function faultsOfInteraction({ description, providerStates = [], pending }: Interaction): string[] {
  const faults = providerStates
    .filter(({ name }) => !states.includes(name))
    .map(
      ({ name }) =>
        `"${description}" has the unknown state "${name}". Add it to libs/api-contract/src/provider-states.ts.`,
    );
  if (providerStates.length === 0) faults.push(`"${description}" has no provider state.`);
  if (pending) faults.push(`"${description}" is pending, so that Pact would ignore its failures.`);
  return faults;
}

/** States that no interaction uses: obsolete, or misspelt by the consumer. */
export function unusedStates(pacts: readonly Pact[], known: readonly string[] = states): string[] {
  const used = new Set(
    pacts
      .flatMap(({ interactions }) => interactions)
      .flatMap(({ providerStates = [] }) => providerStates)
      .map(({ name }) => name),
  );
  return known.filter((name) => !used.has(name));
}
