import { isDeepStrictEqual } from 'node:util';
import { callsOf, type Call } from '@shop/mock-engine/document/calls';
import { child, type Cursor } from '@shop/mock-engine/document/document';
import { effects } from './changes.messages.ts';
import { compareUnder, pairsUnder } from './compare-schemas.ts';
import type { Difference, Found, PartOfCall, Sense } from './difference.ts';

/** How two revisions of the contract differ, call by call, except for descriptions and examples. */
export function compareContracts(from: Cursor, to: Cursor): Difference[] {
  const [before, after] = [callsOf(from), callsOf(to)];
  const addresses = before.map(({ address }) => address);
  const added = after.filter(({ address }) => !addresses.includes(address));
  // A call keeps its address, or else its name.
  const nowOf = (call: Call) =>
    after.find(({ address }) => address === call.address) ?? added.find(({ id }) => id === call.id);
  const moved = before.map(nowOf);
  return [
    ...before.flatMap((call) => {
      const now = nowOf(call);
      return now ? compareCalls(call, now) : [whole(call, effects.callRemoved, 'tighter', 'from')];
    }),
    ...added.filter((call) => !moved.includes(call)).map((call) => whole(call, effects.callAdded, 'looser', 'to')),
  ];
}

const whole = ({ id, part }: Call, what: string, sense: Sense, side: Found['side']): Difference => ({
  operationId: id,
  of: { part: 'call' },
  ...there(what, sense, part, side),
});

function there(what: string, sense: Sense, { pointer }: Pick<Cursor, 'pointer'>, side: Found['side'] = 'to'): Found {
  return { what, sense, field: [], at: pointer, side };
}

/** How a call differs: its token, parameters, body and responses. */
function compareCalls(from: Call, to: Call): Difference[] {
  const { part } = to;
  const itself = [
    from.address !== to.address && there(effects.moved(from.address), 'tighter', part),
    from.isSecured !== to.isSecured && there(effects.token(to.isSecured), to.isSecured ? 'tighter' : 'looser', part),
    from.id !== to.id && there(effects.renamed, 'name', part),
    from.base !== to.base && there(effects.baseMoved(from.base, to.base), 'name', { pointer: ['servers'] }),
  ].filter((found) => found !== false);
  const [before, after] = [child(from.part, 'requestBody'), child(to.part, 'requestBody')];
  const found: [PartOfCall, Found[]][] = [
    [{ part: 'call' }, itself],
    ...compareParameters(from, to),
    [{ part: 'body' }, compareInput(before, after, effects.bodyAdded, effects.bodyRemoved, compareContents)],
    ...pairsUnder(from.part, part, 'responses').flatMap(({ key, was, is }) => compareResponses(key, was, is)),
  ];
  return found.flatMap(([of, all]) => all.map((one) => ({ operationId: from.id, of, ...one })));
}

function compareParameters(from: Call, to: Call): [PartOfCall, Found[]][] {
  const nameOf = (one: Call['parameters'][number]) => `${one.in} ${one.name}`;
  const byName = new Map([...from.parameters, ...to.parameters].map((one) => [nameOf(one), one]));
  return [...byName].map(([key, { in: place, name }]) => {
    const [was, is] = [from, to].map(({ parameters }) => parameters.find((one) => nameOf(one) === key)?.part);
    const schemas = (before: Cursor, after: Cursor) => compareUnder(before, after, 'schema');
    const found = compareInput(was, is, effects.parameterAdded, effects.parameterRemoved, schemas);
    return [{ part: 'parameter', in: place, name }, found];
  });
}

/** A parameter or a body. */
function compareInput(
  was: Cursor | undefined,
  is: Cursor | undefined,
  added: (isRequired: boolean) => string,
  removed: string,
  compare: (was: Cursor, is: Cursor) => Found[],
): Found[] {
  if (!is) return was ? [there(removed, 'tighter', was, 'from')] : [];
  const isRequired = is.node.required === true;
  const sense = isRequired ? 'tighter' : 'looser';
  if (!was) return [there(added(isRequired), sense, is)];
  const isSame = isRequired === (was.node.required === true);
  return [...(isSame ? [] : [there(effects.presence(isRequired), sense, is)]), ...compare(was, is)];
}

/** Removing a refusal takes nothing from a client; removing a success does. */
function compareResponses(key: string, was: Cursor | undefined, is: Cursor | undefined): [PartOfCall, Found[]][] {
  const status = Number(key);
  const of: PartOfCall = { part: 'response', status };
  const removed = key.startsWith('2') ? 'both' : 'tighter';
  if (!is) return was ? [[of, [there(effects.statusRemoved, removed, was, 'from')]]] : [];
  // Clients may not know a new status.
  if (!was) return [[of, [there(effects.statusAdded, 'looser', is)]]];
  const headers = pairsUnder(was, is, 'headers').map(({ key: name, ...both }): [PartOfCall, Found[]] => [
    { part: 'header', status, name },
    compareHeader(name, both.was, both.is),
  ]);
  return [...headers, [of, compareContents(was, is)]];
}

function compareHeader(name: string, was: Cursor | undefined, is: Cursor | undefined): Found[] {
  if (!is) return was ? [there(effects.header(name, 'removed'), 'looser', was, 'from')] : [];
  if (!was) return [there(effects.header(name, 'added'), 'neither', is)];
  const isSame = isDeepStrictEqual(child(was, 'schema')?.node, child(is, 'schema')?.node);
  return isSame ? [] : [there(effects.header(name, 'changed'), 'both', is)];
}

/** By media type: a removed one is no longer accepted or sent. */
const compareContents = (before: Cursor, after: Cursor): Found[] =>
  pairsUnder(before, after, 'content').flatMap(({ key, was, is }) => {
    if (was && is) return compareUnder(was, is, 'schema');
    if (was) return [there(effects.mediaRemoved(key), 'both', was, 'from')];
    return is ? [there(effects.mediaAdded(key), 'looser', is)] : [];
  });
