import type { DocumentOptions, MockWorld } from '../config/mock-config.ts';
import { createMasks } from '../http/mask.ts';
import { collectionAt } from '../collections/item-store.ts';
import { newTable, type Contract, type KeptItems } from '../http/contract.ts';
import { basePaths, DEFAULT_SERVER } from '../document/calls.ts';
import { contractOf } from './contract-of.ts';
import { namedCredentials } from './credentials.ts';
import { children, type Part } from '../document/document.ts';
import { situationMessages as messages } from '../faults/situations.messages.ts';
import { standardSituations } from '../faults/standard-situations.ts';
import type { MockDefinition } from './mock-definition.ts';

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
    situations: (contract) => ({ ...standardSituations(contract), ...situations }),
    worlds: { open: (world) => ({ ...world, collection: (path) => collectionAt(world, path) }), seed: () => undefined },
  };
}

/**
 * The calls of documents below their bases. An operationId that two of them have begins with the second one's base.
 */
export function describedBy(
  given: readonly Part[],
  bases: readonly (string | undefined)[] = [],
  {
    strictIds,
    security,
    validExamples,
    masks: own,
  }: Pick<DocumentOptions, 'strictIds' | 'security' | 'validExamples' | 'masks'> = {},
): Contract {
  const documents = given.map((whole) => ({ ...whole, validExamples }));
  const masksOf = (calls: Contract['calls']) => {
    const all = Object.values(calls);
    const parameters = all
      .flatMap((call) => call.parameters)
      .filter(({ schema }) => schema?.node['format'] === 'password');
    const credentials = documents.flatMap(namedCredentials);
    const keys = [...credentials, ...parameters].filter((one) => one.in !== 'cookie').map(({ name }) => name);
    return createMasks(
      own,
      keys,
      all.map(({ path }) => path),
    );
  };
  if (documents.length === 1 && documents[0]) {
    const described = contractOf(documents[0], false, { strictIds, security });
    return {
      ...described,
      calls: callsBelow(bases[0], described.calls),
      bases: { [DEFAULT_SERVER]: bases[0] ?? baseOf(documents[0]) },
      masks: masksOf(described.calls),
    };
  }
  const calls = newTable<Contract['calls'][string]>();
  const all: Record<string, string> = {};
  const [titles, leftOut]: [string[], string[]] = [[], []];
  const kept: KeptItems[] = [];
  documents.forEach((whole, index) => {
    const base = (all[index] = bases[index] ?? baseOf(whole));
    const described = contractOf(whole, false, { base, strictIds, security });
    titles.push(described.title);
    kept.push(...(described.kept ?? []));
    leftOut.push(...(described.leftOut ?? []).map((text) => `${base} ${text}`));
    for (const [id, call] of Object.entries(callsBelow(bases[index], described.calls)))
      calls[Object.hasOwn(calls, id) ? `${base} ${id}` : id] = { ...call, server: String(index) };
  });
  return { title: titles.join(', '), calls, bases: all, kept, leftOut, masks: masksOf(calls) };
}

/** The calls at a base of the user's choice, in place of those of their servers. */
const callsBelow = (base: string | undefined, calls: Contract['calls']): Contract['calls'] =>
  base === undefined
    ? calls
    : Object.fromEntries(Object.entries(calls).map(([id, call]) => [id, { ...call, bases: [base] }]));

/** The path of a document's first server. */
const baseOf = (whole: Part): string => children(whole, 'servers').map(([, server]) => basePaths(server))[0]?.[0] ?? '';
