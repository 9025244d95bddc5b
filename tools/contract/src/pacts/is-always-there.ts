import { follow, type Contract, type Schema } from '../read-contract.ts';

/** Whether the last name of a place is one that a schema knows and requires; a name that it does not know is no promise. */
export function isAlwaysThere(contract: Contract, reference: Schema, place: readonly string[]): boolean {
  let schema = follow(contract, reference);
  for (const [index, name] of place.entries()) {
    const isLast = index === place.length - 1;
    if (name === '*') {
      schema = follow(contract, (schema.items ?? {}) as Schema);
      continue;
    }
    const field = ((schema.properties ?? {}) as Record<string, Schema>)[name];
    // A field that is unknown altogether is the comparator's finding.
    if (!field) return true;
    if (isLast) return ((schema.required ?? []) as string[]).includes(name);
    schema = follow(contract, field);
  }
  return true;
}
