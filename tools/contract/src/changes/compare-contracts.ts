import { callsOf, child, children, type Call, type Part } from '../openapi.ts';
import { compareSchemas, pairUnder } from './compare-schemas.ts';
import type { Difference, Effect, PartOfCall, SchemaDifference, Sense } from './difference.ts';

/** How two revisions of the contract differ, call by call, except for descriptions and examples. */
export function compareContracts(from: Part, to: Part): Difference[] {
  const byAddress = (whole: Part) => new Map(callsOf(whole).map((call) => [call.address, call]));
  const [before, after] = [byAddress(from), byAddress(to)];
  const unmatched = new Map([...after.values()].filter(({ address }) => !before.has(address)).map(byName));

  const kept = [...before.values()].flatMap((call): Difference[] => {
    const moved = unmatched.get(call.id);
    const now = after.get(call.address) ?? moved;
    if (!now) return [whole(call, { kind: 'call-removed' }, 'from')];
    if (now !== moved) return compareCalls(call, now);
    unmatched.delete(call.id);
    return [
      { ...whole(now, { kind: 'moved', from: call.address }, 'to'), address: call.address },
      ...compareCalls(call, now),
    ];
  });
  return [...kept, ...[...unmatched.values()].map((call) => whole(call, { kind: 'call-added' }, 'to'))];
}

const byName = (call: Call): [string, Call] => [call.id, call];

const whole = ({ id, address, part }: Call, effect: Effect, side: 'from' | 'to'): Difference => ({
  operationId: id,
  address,
  of: { part: 'call' },
  field: [],
  effect,
  sense: effect.kind === 'call-added' ? 'looser' : 'tighter',
  at: part.at,
  side,
});

/** How a call differs: its token, parameters, body and responses. */
function compareCalls(from: Call, to: Call): Difference[] {
  const { id: operationId, address } = from;
  const locate = (of: PartOfCall) => (found: SchemaDifference) => ({ operationId, address, of, ...found });

  return [
    ...compareCallItself(from, to).map(locate({ part: 'call' })),
    ...compareParameters(from, to).flatMap(({ of, found }) => found.map(locate(of))),
    ...compareBodies(from.part, to.part).map(locate({ part: 'body' })),
    ...compareAnswers(from.part, to.part).flatMap(({ of, found }) => found.map(locate(of))),
  ];
}

const there = (effect: Effect, sense: Sense, { at }: Part, side: 'from' | 'to' = 'to'): SchemaDifference => ({
  effect,
  sense,
  field: [],
  at,
  side,
});

function compareCallItself(from: Call, to: Call): SchemaDifference[] {
  const found: SchemaDifference[] = [];
  if (to.needsToken && !from.needsToken) found.push(there({ kind: 'token-wanted' }, 'tighter', to.part));
  if (!to.needsToken && from.needsToken) found.push(there({ kind: 'token-dropped' }, 'looser', to.part));
  if (from.id !== to.id) found.push(there({ kind: 'renamed' }, 'neither', to.part));
  if (from.base !== to.base) {
    const effect: Effect = { kind: 'base-moved', from: from.base, to: to.base };
    found.push(there(effect, 'tighter', { ...to.part, at: ['servers'] }));
  }
  return found;
}

interface Found {
  readonly of: PartOfCall;
  readonly found: SchemaDifference[];
}

function compareParameters(from: Call, to: Call): Found[] {
  const byPlace = (call: Call) => new Map(call.parameters.map((one) => [`${one.in} ${one.name}`, one]));
  const [were, are] = [byPlace(from), byPlace(to)];
  return [...new Map([...were, ...are])].map(([key, { in: place, name }]) => ({
    of: { part: 'parameter', in: place, name },
    found: compareParameter(were.get(key)?.part, are.get(key)?.part),
  }));
}

function compareParameter(before: Part | undefined, after: Part | undefined): SchemaDifference[] {
  if (!before || !after) {
    if (before) return [there({ kind: 'parameter-removed' }, 'tighter', before, 'from')];
    const isRequired = after?.node.required === true;
    return after ? [there({ kind: 'parameter-added', isRequired }, isRequired ? 'tighter' : 'looser', after)] : [];
  }
  return [...comparePresence(before, after), ...compareUnder(before, after, 'schema')];
}

function comparePresence(before: Part, after: Part): SchemaDifference[] {
  const [was, is] = [before.node.required === true, after.node.required === true];
  if (was === is) return [];
  return [there({ kind: is ? 'now-required' : 'now-optional' }, is ? 'tighter' : 'looser', after)];
}

function compareUnder(before: Part, after: Part, name: string): SchemaDifference[] {
  const both = pairUnder(before, after, name);
  return both ? compareSchemas(...both) : [];
}

function compareBodies(from: Part, to: Part): SchemaDifference[] {
  const [before, after] = [child(from, 'requestBody'), child(to, 'requestBody')];
  if (before && after) return [...comparePresence(before, after), ...compareContents(before, after)];
  if (before) return [there({ kind: 'body-removed' }, 'tighter', before, 'from')];
  return after ? [there({ kind: 'body-added' }, after.node.required === true ? 'tighter' : 'looser', after)] : [];
}

function compareAnswers(from: Part, to: Part): Found[] {
  const [before, after] = [new Map(children(from, 'responses')), new Map(children(to, 'responses'))];
  return [...new Set([...before.keys(), ...after.keys()])].sort().map((status) => ({
    of: { part: 'answer', status: Number(status) },
    found: compareAnswer(before.get(status), after.get(status), status.startsWith('2')),
  }));
}

/** Removing a refusal takes nothing from a client; removing a success does. */
function compareAnswer(before: Part | undefined, after: Part | undefined, isSuccess: boolean): SchemaDifference[] {
  if (before && after) return [...compareHeaders(before, after), ...compareContents(before, after)];
  // Clients may not know a new status.
  if (after) return [there({ kind: 'status-added' }, 'looser', after)];
  if (!before) return [];
  return [there({ kind: 'status-removed' }, isSuccess ? 'both' : 'tighter', before, 'from')];
}

function compareHeaders(before: Part, after: Part): SchemaDifference[] {
  const [were, are] = [new Map(children(before, 'headers')), new Map(children(after, 'headers'))];
  const gone = [...were].filter(([header]) => !are.has(header));
  const kept = [...were].flatMap(([header, was]) => {
    const is = are.get(header);
    return is && JSON.stringify(child(was, 'schema')?.node) !== JSON.stringify(child(is, 'schema')?.node)
      ? [there({ kind: 'header-changed', header }, 'both', is)]
      : [];
  });
  const fresh = [...are].filter(([header]) => !were.has(header));
  return [
    ...kept,
    ...gone.map(([header, part]) => there({ kind: 'header-removed', header }, 'looser', part, 'from')),
    ...fresh.map(([header, part]) => there({ kind: 'header-added', header }, 'neither', part)),
  ];
}

/** By media type: a removed one is no longer accepted or sent. */
function compareContents(before: Part, after: Part): SchemaDifference[] {
  const [were, are] = [new Map(children(before, 'content')), new Map(children(after, 'content'))];
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((media) => {
    const [from, to] = [were.get(media), are.get(media)];
    if (from && to) return compareUnder(from, to, 'schema');
    if (from) return [there({ kind: 'media-removed', media }, 'both', from, 'from')];
    return to ? [there({ kind: 'media-added', media }, 'looser', to)] : [];
  });
}
