import type { Interaction, Pact } from './pacts.ts';

/** States by name; what they do does not matter here. */
type States = Readonly<Record<string, unknown>>;

/**
 * What is wrong with an interaction before it is even tried. Pact itself only warns of a state that nobody brings about,
 * and verifies without it.
 */
export function faultsOfInteraction(
  { description, providerStates = [], pending }: Interaction,
  known: States,
): string[] {
  const faults = providerStates
    .filter(({ name }) => !Object.hasOwn(known, name))
    .map(
      ({ name }) =>
        `"${description}" is given "${name}", which is no state of libs/api-contract/src/provider-states.ts.`,
    );
  if (providerStates.length === 0) faults.push(`"${description}" does not say in which situation it is asked.`);
  if (pending) faults.push(`"${description}" is pending, so that nothing it demands would count.`);
  return faults;
}

/** States that no interaction asks for: dead, or misspelt at the consumer. */
export function unusedStates(pacts: readonly Pact[], known: States): string[] {
  const used = new Set(
    pacts
      .flatMap(({ interactions }) => interactions)
      .flatMap(({ providerStates = [] }) => providerStates)
      .map(({ name }) => name),
  );
  return Object.keys(known).filter((name) => !used.has(name));
}
