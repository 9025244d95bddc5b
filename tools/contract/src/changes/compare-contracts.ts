import { compareCalls } from './compare-calls.ts';
import { callsOf, type Call } from './calls-of.ts';
import type { Difference, Effect } from './difference.ts';
import type { Tree } from './part.ts';

/** Everything in which two revisions of the contract differ on the wire, call by call; words and examples aside. */
export function compareContracts(from: Tree, to: Tree): Difference[] {
  const [before, after] = [callsOf(from), callsOf(to)];
  const leftOver = new Map([...after.values()].filter(({ address }) => !before.has(address)).map(byName));

  const kept = [...before.values()].flatMap((call): Difference[] => {
    const moved = leftOver.get(call.operationId);
    const now = after.get(call.address) ?? moved;
    if (!now) return [whole(call, { kind: 'call-removed' }, 'from')];
    if (now !== moved) return compareCalls(call, now);
    leftOver.delete(call.operationId);
    return [
      { ...whole(now, { kind: 'moved', from: call.address }, 'to'), address: call.address },
      ...compareCalls(call, now),
    ];
  });
  return [...kept, ...[...leftOver.values()].map((call) => whole(call, { kind: 'call-added' }, 'to'))];
}

const byName = (call: Call): [string, Call] => [call.operationId, call];

const whole = ({ operationId, address, part }: Call, effect: Effect, side: 'from' | 'to'): Difference => ({
  operationId,
  address,
  of: { part: 'call' },
  field: [],
  effect,
  sense: effect.kind === 'call-added' ? 'looser' : 'tighter',
  at: part.at,
  side,
});
