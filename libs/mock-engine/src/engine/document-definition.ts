import { collectionAt } from '../collections/item-store.ts';
import type { DocumentOptions, MockWorld } from '../config/mock-config.ts';
import type { Contract } from '../document/contract.ts';
import { situationMessages as messages } from '../faults/situations.messages.ts';
import { standardSituations } from '../faults/standard-situations.ts';
import type { MockDefinition } from './definition.ts';

/** An operation or situation is for a call that no document has. */
export class UnknownOperation extends Error {
  /** Where it is named, by the options' keys. */
  readonly at: readonly string[];
  readonly reason: string;
  constructor(at: readonly string[], reason: string) {
    super(`${at.join('.')}: ${reason}`);
    [this.at, this.reason] = [at, reason];
  }
}

function requireKnown({ calls }: Contract, { operations = {}, situations = {} }: DocumentOptions): void {
  const addresses = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  const named = [
    ...Object.keys(operations)
      .filter((name) => !addresses.includes(name))
      .map((name) => ({ name, at: ['operations', name] })),
    ...Object.entries(situations).flatMap(([key, one]) =>
      (one.calls ?? []).map((name, index) => ({ name, at: ['situations', key, 'calls', String(index)] })),
    ),
  ];
  const unknown = named.find(({ name }) => !Object.hasOwn(calls, name));
  if (unknown) throw new UnknownOperation(unknown.at, messages.noOperation(unknown.name, Object.keys(calls)));
}

/** A mock API of what documents describe. @throws UnknownOperation */
export function definitionOf(
  contract: Contract,
  options: DocumentOptions,
  source?: MockDefinition['source'],
): MockDefinition<MockWorld> {
  requireKnown(contract, options);
  const { operations = {}, situations = {}, validate, security, authenticate } = options;
  return {
    contract,
    source,
    operations,
    authenticate,
    validate,
    isSecurityChecked: security,
    situations: (current) => ({ ...standardSituations(current), ...situations }),
    worlds: { open: (world) => ({ ...world, collection: (path) => collectionAt(world, path) }), seed: () => undefined },
  };
}
