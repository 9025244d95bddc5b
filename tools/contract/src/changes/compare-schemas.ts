import { isDeepStrictEqual } from 'node:util';
import { child, children, type Part } from '../openapi.ts';
import { compareLimits } from './compare-limits.ts';
import type { Effect, SchemaDifference, Sense } from './difference.ts';

/** How two schemas differ, in all their fields. A recursive schema is compared once. */
export function compareSchemas(
  from: Part,
  to: Part,
  field: readonly string[] = [],
  above: readonly string[] = [],
): SchemaDifference[] {
  const pair = `${from.at.join('/')}\n${to.at.join('/')}`;
  if (above.includes(pair)) return [];
  const deeper = (before: Part, after: Part, name: string) =>
    compareSchemas(before, after, [...field, name], [...above, pair]);
  const under = (keyword: string, name: string) => {
    const both = pairUnder(from, to, keyword);
    return both ? deeper(...both, name) : [];
  };

  const limits = compareLimits(from.node, to.node).map((finding) => ({
    ...finding,
    field,
    at: to.at,
    side: 'to' as const,
  }));
  return [
    ...limits,
    ...compareOpenness(from, to, field),
    ...compareFields(from, to, field, deeper),
    ...under('items', '*'),
    ...under('contentSchema', '(JSON)'),
  ];
}

/** `false`, or a schema for unlisted fields. */
const OTHERS = 'additionalProperties';
const isClosed = ({ node }: Part) => node[OTHERS] === false;

function compareOpenness(from: Part, to: Part, field: readonly string[]): SchemaDifference[] {
  if (isClosed(from) === isClosed(to)) {
    const [was, is] = [child(from, OTHERS)?.node, child(to, OTHERS)?.node];
    if (isDeepStrictEqual(was, is)) return [];
    return [{ effect: { kind: 'keyword', keyword: OTHERS }, sense: 'both', field, at: to.at, side: 'to' }];
  }
  const effect: Effect = { kind: isClosed(to) ? 'closed' : 'opened' };
  return [{ effect, sense: isClosed(to) ? 'tighter' : 'looser', field, at: to.at, side: 'to' }];
}

function compareFields(
  from: Part,
  to: Part,
  field: readonly string[],
  deeper: (before: Part, after: Part, name: string) => SchemaDifference[],
): SchemaDifference[] {
  const before = new Map(children(from, 'properties'));
  const after = new Map(children(to, 'properties'));
  const wasRequired = new Set((from.node.required ?? []) as string[]);
  const isRequired = new Set((to.node.required ?? []) as string[]);

  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): SchemaDifference[] => {
    const there = (effect: Effect, sense: Sense): SchemaDifference => {
      const side = after.has(name) ? 'to' : 'from';
      const at = [...(side === 'to' ? to : from).at, 'properties', name];
      return { effect, sense, field: [...field, name], at, side };
    };
    const [was, is] = [before.get(name), after.get(name)];
    if (!is) return [there({ kind: 'field-removed' }, 'both')];
    if (!was) {
      return [
        there({ kind: 'field-added', isRequired: isRequired.has(name) }, isRequired.has(name) ? 'tighter' : 'neither'),
      ];
    }
    const presence: SchemaDifference[] = [];
    if (isRequired.has(name) && !wasRequired.has(name)) presence.push(there({ kind: 'now-required' }, 'tighter'));
    if (!isRequired.has(name) && wasRequired.has(name)) presence.push(there({ kind: 'now-optional' }, 'looser'));
    return [...presence, ...deeper(was, is, name)];
  });
}

/** The parts at a key in two revisions; where one has none, it allows anything. */
export function pairUnder(before: Part, after: Part, name: string): [from: Part, to: Part] | undefined {
  const [from, to] = [child(before, name), child(after, name)];
  const anything = (beside: Part): Part => ({ ...beside, node: {} });
  if (from) return [from, to ?? anything(after)];
  return to ? [anything(before), to] : undefined;
}
