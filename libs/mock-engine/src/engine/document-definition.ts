import { collectionCalls } from '../collections/collections.ts';
import { storedItems } from '../collections/item-store.ts';
import type { DocumentOptions, MockWorld } from '../config/mock-config.ts';
import { SetupError } from '../config/setup-error.ts';
import {
  basePaths,
  callsOf,
  DEFAULT_SERVER,
  readSecuritySchemes,
  type Call,
  type Contract,
} from '../document/calls.ts';
import { child, children, type Cursor } from '../document/document.ts';
import { situationMessages as messages } from '../faults/situations.messages.ts';
import { standardSituations } from '../faults/standard-situations.ts';
import { newTable } from '../http/json.ts';
import { createMasks, type MaskOptions } from '../http/mask.ts';
import { requestPath, withoutNames } from '../http/routes.ts';
import { unsendableHeaders } from '../samples/declared-response.ts';
import { isSequenceType, isXmlType } from '../samples/write-body.ts';
import type { MockDefinition } from './definition.ts';

/** @throws SetupError when an operation or situation is for a call that no document has */
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
  if (unknown) throw new SetupError(messages.noOperation(unknown.name, Object.keys(calls)), unknown.at);
}

/** A mock API of what documents describe. @throws SetupError */
export function createDefinition(
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
    worlds: { open: (world) => ({ ...world, collection: (path) => storedItems(world, path) }), seed: () => undefined },
  };
}

const MAX_LISTED = 3;

/**
 * Reads the calls, schemas and examples of an OpenAPI document.
 *
 * @param isExact responses may have only the fields that the document lists
 * @throws ContractError for a reference without a target
 */
export function describeDocument(
  document: Cursor,
  isExact = true,
  { base = '', strictIds = false, security }: Pick<DocumentOptions, 'strictIds' | 'security'> & { base?: string } = {},
) {
  const calls = callsOf({ ...document, isExact });
  const { responds, kept, ignored, undeleted } = collectionCalls(calls, base, strictIds);
  return {
    title: documentTitle(document),
    calls: Object.fromEntries(calls.map((call) => [call.id, { ...call, respond: responds.get(call.id) }])),
    kept,
    ignored: listIgnored(document, calls, ignored, undeleted, security),
  };
}

/** Of the API; empty for a document without one. */
export function documentTitle(document: Cursor): string {
  const { title } = child(document, 'info')?.node ?? {};
  return typeof title === 'string' ? title : '';
}

function listIgnored(
  document: Cursor,
  calls: readonly Call[],
  parameters: readonly string[],
  undeleted: readonly string[],
  isSecurityChecked = false,
): string[] {
  const unsendable = unsendableHeaders(calls);
  const sending = (isOf: (type: string) => boolean) =>
    calls.filter(({ bodies }) => bodies.some(({ type }) => isOf(type)));
  const typed = calls.filter(({ bodies }) =>
    bodies.some(({ part }) => children(part, 'encoding').some(([, { node }]) => node.contentType !== undefined)),
  );
  const secured = calls.filter(({ isSecured }) => isSecured && !isSecurityChecked);
  const callbacks = calls.flatMap(({ part }) => children(part, 'callbacks'));
  return [
    countLine(children(document, 'webhooks'), 'webhook', 'the server sends no requests'),
    countLine(callbacks, 'callback', 'the server sends no requests'),
    countLine(sending(isXmlType), 'operation', 'taken as it comes', 'XML that is sent to '),
    countLine(sending(isSequenceType), 'operation', 'taken as they come', 'JSON lines that are sent to '),
    countLine(typed, 'operation', 'taken as they come', 'types of parts that are sent to '),
    countLine(secured, 'operation', 'checked with --security only', 'security of '),
    countLine(unsendable, 'header', `${firstNames(unsendable)}: HTTP cannot send the value`),
    countLine(parameters, 'parameter', `${firstNames(parameters)}: the list stays as it is`),
    countLine(undeleted, 'operation', `${firstNames(undeleted)}: the list stays as it is`),
  ].flat();
}

const countLine = (all: readonly unknown[], one: string, why: string, start = '') =>
  all.length === 0 ? [] : [`${start}${all.length} ${one}${all.length === 1 ? '' : 's'} (${why})`];

const firstNames = (names: readonly string[]) => names.slice(0, MAX_LISTED).join(', ');

/** Calls that no request reaches, because an earlier one has their address. */
function unreachableCalls(calls: readonly Call[]): string[] {
  const byPlace = Map.groupBy(
    calls,
    ({ method, path, bases }) => `${method} ${bases.join(' ')} ${withoutNames(requestPath(path))}`,
  );
  return [...byPlace.values()].flatMap(([, ...twins]) => twins.map(({ address }) => address));
}

/**
 * The contract of documents below bases of the user's choice, or those of their first servers. An operationId that two of
 * them have begins with the second one's base.
 */
export function describeDocuments(
  documents: readonly Cursor[],
  bases: readonly (string | undefined)[] = [],
  { masks, validExamples, strictIds, security }: DocumentOptions = {},
): Contract {
  const isOne = documents.length === 1;
  const all = documents.map((document, index) => {
    const base = bases[index] ?? firstBase(document);
    const described = describeDocument({ ...document, validExamples }, false, {
      strictIds,
      security,
      base: isOne ? '' : base,
    });
    return { ...described, document, base, server: isOne ? DEFAULT_SERVER : String(index), given: bases[index] };
  });
  const calls = newTable<Call>();
  for (const { base, given, server, ...one } of all)
    for (const call of Object.values(one.calls)) {
      const id = Object.hasOwn(calls, call.id) ? `${base} ${call.id}` : call.id;
      calls[id] = { ...call, id, ...(given !== undefined && { bases: [given] }), ...(!isOne && { server }) };
    }
  const twins = unreachableCalls(Object.values(calls));
  return {
    title: all.map(({ title }) => title).join(', '),
    calls,
    bases: Object.fromEntries(all.map(({ server, base }) => [server, base])),
    kept: all.flatMap(({ kept = [] }) => kept),
    ignored: [
      ...all.flatMap(({ ignored = [], base }) => ignored.map((text) => (isOne ? text : `${base} ${text}`))),
      ...countLine(twins, 'operation', `${firstNames(twins)}: another operation has the address`),
    ],
    masks: createContractMasks(documents, Object.values(calls), masks),
  };
}

function createContractMasks(documents: readonly Cursor[], calls: readonly Call[], own: MaskOptions | undefined) {
  const parameters = calls.flatMap((call) => call.parameters).filter(({ schema }) => schema.node.format === 'password');
  const secrets = [...documents.flatMap(readSecuritySchemes), ...parameters].filter((one) => one.in !== 'cookie');
  return createMasks(
    own,
    secrets.map(({ name }) => name),
    calls.map(({ path }) => path),
  );
}

const firstBase = (document: Cursor): string =>
  children(document, 'servers').map(([, server]) => basePaths(server))[0]?.[0] ?? '';
